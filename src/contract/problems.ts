import type { ProblemType } from './api.gen';

/** The types of a 403 that a program can act on, by what the account or its key lacks. */
export const FORBIDDEN_TYPES = {
  verification: '/problems/verification-needed',
  subscription: '/problems/subscription-needed',
  feature: '/problems/plan-lacks-feature',
  scope: '/problems/key-lacks-scope',
} as const satisfies Readonly<Record<string, ProblemType>>;

/** What a call can require of an account or its key. */
export type Requirement = keyof typeof FORBIDDEN_TYPES;
