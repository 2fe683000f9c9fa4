import { doesStatusGrantAccess } from '~/contract/access';
import { PLANS } from '~/contract/plans';
import { formatCount } from '~/contract/numberFormat';
import { createConflictProblem } from '../../problem';
import type { SubscriptionRow } from '../../store/repositories/subscriptions';
import { requireFeature } from '../access';

/**
 * Refuses extra servers that the plan does not sell, and every change once the owner has canceled the subscription.
 * An ended subscription passes, because `requireManaged` refuses every change of it.
 *
 * @throws {HttpProblem} 403 when the plan has no extra servers, 409 when the subscription ends with its period
 */
export function refuseExtraServers(row: SubscriptionRow, count: number): void {
  if (!doesStatusGrantAccess(row.status)) return;
  if (count > 0) requireFeature(row.tier, 'extraServers');
  if (row.cancel_at_period_end) {
    throw createConflictProblem(
      'This subscription ends with its period. Reactivate it to change its servers.',
    );
  }
}

/** Describes the account's number of servers, in a sentence for the owner. */
export function describeServerLimit({ tier, server_limit, max_servers }: SubscriptionRow): string {
  const { extraServerPrice } = PLANS[tier];
  const extra = (max_servers ?? 0) - (server_limit ?? 0);
  if (extra === 0 || extraServerPrice === null) {
    return `Your plan covers ${formatCount(server_limit ?? 0, 'server')}. You have no extra ones.`;
  }
  return `Your plan now covers ${formatCount(max_servers ?? 0, 'server')}: ${server_limit ?? 0} included and ${extra} extra at $${extra * extraServerPrice} a month.`;
}
