import { Badge } from '~/design-system';
import { describeReviewStatus } from '~/domain';

export interface ReviewStatusBadgeProps {
  /** The item's status: pending, approved, rejected, customized, or one that this version does not know. */
  status: string;
}

/** Whether a reviewer has decided the item, and how. */
export function ReviewStatusBadge({ status }: ReviewStatusBadgeProps) {
  const { tone, label } = describeReviewStatus(status);
  return <Badge tone={tone}>{label}</Badge>;
}
