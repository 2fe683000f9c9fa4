import { Badge } from '~/design-system';
import { describeSubscriptionStatus } from '~/domain';

export interface SubscriptionStatusBadgeProps {
  /** Status of the subscription. Trial reads 'Free Trial', an unknown one is grey. */
  status: string;
}

/** Whether a subscription runs. Not for the plan's name: that is `TierBadge`. */
export function SubscriptionStatusBadge({ status }: SubscriptionStatusBadgeProps) {
  const { tone, label } = describeSubscriptionStatus(status);
  return <Badge tone={tone}>{label}</Badge>;
}
