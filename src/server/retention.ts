import type { Tier } from '~/contract/api.gen';
import { PLANS } from '~/contract/plans';
import { DAY_MS } from './clock';
import type { Window } from './timeRanges';

/** How many UTC days of messages a plan keeps, today included; without a plan the shortest. */
export function retentionDaysOf(tier: Tier | undefined): number {
  return PLANS[tier ?? 'starter'].analyticsDays;
}

/** The first moment whose messages are still kept and shown. */
export function keptSince(tier: Tier | undefined, now: Date): Date {
  return new Date((Math.floor(now.getTime() / DAY_MS) - retentionDaysOf(tier) + 1) * DAY_MS);
}

/** The part of a window that the plan keeps. */
export function keptPart({ from, to }: Window, tier: Tier | undefined, now: Date): Window {
  const since = keptSince(tier, now);
  return { from: from < since ? since : from, to };
}

/** Whether the plan keeps the whole of a window. */
export function keepsAll({ from }: Window, tier: Tier | undefined, now: Date): boolean {
  return from >= keptSince(tier, now);
}
