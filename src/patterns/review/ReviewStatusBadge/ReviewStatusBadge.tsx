import { Badge } from '~/design-system';
import { describeReviewStatus } from '~/domain';

export interface ReviewStatusBadgeProps {
  /** What became of the review: pending, approved, rejected, customized, or one not known yet. */
  status: string;
}

/** Whether a person has decided, and how. */
export function ReviewStatusBadge({ status }: ReviewStatusBadgeProps) {
  const { tone, label } = describeReviewStatus(status);
  return <Badge tone={tone}>{label}</Badge>;
}
