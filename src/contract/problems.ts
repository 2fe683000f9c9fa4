import type { ProblemType } from './api.gen';

/**
 * The problem types of a 403 answer. Each key names what the account or its API key lacks, so that a program can act on
 * it.
 */
export const FORBIDDEN_PROBLEM_TYPES = {
  verification: '/problems/verification-needed',
  subscription: '/problems/subscription-needed',
  feature: '/problems/plan-lacks-feature',
  scope: '/problems/key-lacks-scope',
} as const satisfies Readonly<Record<string, ProblemType>>;

/** What a call can require of an account or its key. */
export type Requirement = keyof typeof FORBIDDEN_PROBLEM_TYPES;
