import type { Tier } from '~/contract/api.gen';
import { PLAN_IDS, PLANS } from '~/contract/plans';
import { dayMs } from '../clock';

export const planIds = PLAN_IDS;

/** How many UTC days of messages a plan keeps, today included; without a plan the shortest. */
export function retentionDaysOf(tier: Tier | undefined): number {
  return PLANS[tier ?? 'starter'].analyticsDays;
}

/** The first moment whose messages are still kept and shown. */
export function keptSince(tier: Tier | undefined, now: Date): Date {
  return new Date((Math.floor(now.getTime() / dayMs) - retentionDaysOf(tier) + 1) * dayMs);
}
