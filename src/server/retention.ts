import type { Tier } from '~/contract/api.gen';
import { PLANS } from '~/contract/plans';
import { DAY_MS } from './clock';
import type { TimeRange } from './timeRanges';

/** Returns how many UTC days of messages a plan keeps, today included; without a plan the shortest retention. */
export function getRetentionDays(tier: Tier | undefined): number {
  return PLANS[tier ?? 'starter'].analyticsDays;
}

/** Computes the first moment whose messages the plan still keeps. */
export function computeRetentionStart(tier: Tier | undefined, now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) - getRetentionDays(tier) + 1) * DAY_MS);
}

/** Returns the part of a time range that the plan keeps. */
export function limitToRetention({ from, to }: TimeRange, tier: Tier | undefined, now: Date): TimeRange {
  const since = computeRetentionStart(tier, now);
  return { from: from < since ? since : from, to };
}

/** Whether the plan keeps a whole time range. */
export function isRetained({ from }: TimeRange, tier: Tier | undefined, now: Date): boolean {
  return from >= computeRetentionStart(tier, now);
}
