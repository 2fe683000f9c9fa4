import { Badge } from '~/design-system';
import { describeTier } from '~/domain';

export interface TierBadgeProps {
  /** The plan's tier: starter, growth, pro, or one not known yet. */
  tier: string;
  /** The subscription's status; trial adds '(Trial)' (spec 2, top bar). */
  status?: string;
}

/** The plan an account is on, with a tone of its own. Not for the subscription's status alone. */
export function TierBadge({ tier, status }: TierBadgeProps) {
  const { tone, label } = describeTier(tier, status);
  return <Badge tone={tone}>{label}</Badge>;
}
