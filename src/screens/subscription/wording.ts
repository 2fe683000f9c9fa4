import type { Subscription } from '~/contract/api.gen';
import { formatCount, formatDollars, formatInteger, formatLimit } from '~/domain';

/** Servers in use against the limit, and how many of those the plan includes: `7 of 7 (5 included)`. */
export function formatServersInUse({ server_count, server_limit, max_servers }: Subscription): string {
  const used = `${formatInteger(server_count)} of ${formatLimit(max_servers)}`;
  return server_limit === null || server_limit === max_servers
    ? used
    : `${used} (${formatInteger(server_limit)} included)`;
}

/** States what the period costs beyond the plan's price, or that nothing is added. */
export function formatChargesLine({
  extra_servers_charge,
  overage_charge,
  overage_messages,
}: Subscription): string {
  const charges = [
    ...(extra_servers_charge > 0 ? [`${formatDollars(extra_servers_charge)} for extra servers`] : []),
    ...(overage_charge > 0 || overage_messages > 0
      ? [`${formatDollars(overage_charge)} for ${formatCount(overage_messages, 'message')} over the limit`]
      : []),
  ];
  return charges.length === 0 ? 'None' : charges.join(', ');
}
