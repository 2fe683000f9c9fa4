import { Badge } from '~/design-system';
import { describeTier } from '~/domain';

export interface TierBadgeProps {
  /** The plan's tier: starter, growth, pro, or one that this version does not know. */
  tier: string;
  /** The subscription's status; trial adds '(Trial)'. */
  status?: string;
}

/** The account's plan, in the tier's own tone. For the subscription's status alone use `SubscriptionStatusBadge`. */
export function TierBadge({ tier, status }: TierBadgeProps) {
  const { tone, label } = describeTier(tier, status);
  return <Badge tone={tone}>{label}</Badge>;
}
