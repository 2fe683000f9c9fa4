import type { ProblemType } from './api.gen';

/** The types of a 403 that a program can act on, by what the account lacks. */
export const FORBIDDEN_TYPES = {
  verification: '/problems/verification-needed',
  subscription: '/problems/subscription-needed',
  feature: '/problems/plan-lacks-feature',
} as const satisfies Readonly<Record<string, ProblemType>>;

/** What an account can lack for a call. */
export type Requirement = keyof typeof FORBIDDEN_TYPES;
