import type { PlanId } from './plans';

/** How often something may happen: all at once up to `burst`, and over time `perMinute`. */
export interface RateLimit {
  perMinute: number;
  burst: number;
}

/** How much of the service an account's pages and programs may use, with all of its keys together. */
export interface AccountCallLimits {
  /** Messages, each of a batch counted. */
  messages: RateLimit;
  /** All other calls. */
  calls: RateLimit;
  /** Batches that a node judges in parallel; further ones wait in line. */
  batchesAtOnce: number;
  /** Calls of pages and programs that a node works on in parallel; further ones wait in line. */
  callsAtOnce: number;
  /** Searches that a node runs in parallel; further ones wait in line, because each may take a core of the database. */
  searchesAtOnce: number;
  /** Exports that a node sends in parallel; further ones are refused. */
  exportsAtOnce: number;
  /** How many of the account's waiting items a node takes for each one of an account with weight 1. */
  weight: number;
}

/**
 * Milliseconds that searches of the log may run for an account, on every plan. A person's searches never get there; a
 * program that searches without a pause leaves three quarters of a core of the database to others.
 */
export const SEARCH_TIME_LIMIT: RateLimit = { perMinute: 15_000, burst: 5_000 };

/** How many calls of each kind run in parallel on a plan that names no larger number. */
const ONE_AT_ONCE = { batchesAtOnce: 1, searchesAtOnce: 1, exportsAtOnce: 1 };

/** They stop a runaway program, never a full server: at this pace a month's messages last less than four minutes. */
const PLAN_CALL_LIMITS: Readonly<Record<PlanId, AccountCallLimits>> = {
  starter: {
    messages: { perMinute: 3_000, burst: 500 },
    calls: { perMinute: 1_200, burst: 300 },
    ...ONE_AT_ONCE,
    callsAtOnce: 4,
    weight: 1,
  },
  growth: {
    messages: { perMinute: 12_000, burst: 1_000 },
    calls: { perMinute: 1_800, burst: 450 },
    ...ONE_AT_ONCE,
    callsAtOnce: 5,
    weight: 2,
  },
  pro: {
    messages: { perMinute: 30_000, burst: 2_000 },
    calls: { perMinute: 2_400, burst: 600 },
    ...ONE_AT_ONCE,
    batchesAtOnce: 2,
    callsAtOnce: 6,
    exportsAtOnce: 2,
    weight: 4,
  },
};

/** Returns the limits of a tier's plan; the smallest plan's when the tier is unknown or undefined. */
export function getAccountCallLimits(tier: string | undefined): AccountCallLimits {
  const limits: Readonly<Partial<Record<string, AccountCallLimits>>> = PLAN_CALL_LIMITS;
  return (tier === undefined ? undefined : limits[tier]) ?? PLAN_CALL_LIMITS.starter;
}
