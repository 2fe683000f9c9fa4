import type { Tier } from '~/contract/api.gen';
import { PLANS } from '~/contract/plans';
import { DAY_MS } from './clock';
import type { TimeRange } from './timeRanges';

/** Returns how many UTC days of messages a plan keeps, today included; without a plan the shortest retention. */
export function getRetentionDays(tier: Tier | undefined): number {
  return PLANS[tier ?? 'starter'].analyticsDays;
}

/** Computes the start of the UTC day from which a number of days, today included, are kept. */
export function computeStartOfKeptDays(days: number, now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) - days + 1) * DAY_MS);
}

/** Computes the first moment whose messages the plan still keeps. */
export function computeRetentionStart(tier: Tier | undefined, now: Date): Date {
  return computeStartOfKeptDays(getRetentionDays(tier), now);
}

/** A subscription as far as the deletion of its messages depends on it. */
export interface KeptBy {
  tier: Tier | null;
  hidden_before: Date | null;
  hidden_days: number | null;
}

/**
 * Computes the time ranges whose messages may be deleted. Those from before a change to a smaller plan stay, unseen, for
 * the days of the larger one.
 */
export function listExpiredRanges({ tier, hidden_before, hidden_days }: KeptBy, now: Date): TimeRange[] {
  const from = new Date(0);
  const end = computeRetentionStart(tier ?? undefined, now);
  if (hidden_before === null || hidden_days === null) return [{ from, to: end }];
  const hiddenEnd = computeStartOfKeptDays(hidden_days, now);
  return [
    { from, to: hiddenEnd < end ? hiddenEnd : end },
    { from: hidden_before, to: end },
  ];
}

/** Returns when the service deletes the last message that the present plan hides; null where it hides none. */
export function computeHiddenEnd({ tier, hidden_before, hidden_days }: KeptBy, now: Date): Date | null {
  if (hidden_before === null || hidden_days === null || hidden_days <= getRetentionDays(tier ?? undefined))
    return null;
  const end = new Date(hidden_before.getTime() + hidden_days * DAY_MS);
  return end > now ? end : null;
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
