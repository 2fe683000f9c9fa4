import type { Operation } from '../operation';
import { toDecisionCaller } from './decisionCaller';

export const approveReview: Operation<'approveReview'> = (input) => {
  const { reviewed_by: reviewedBy, comments } = input.body;
  return input.services.reviews.decide(toDecisionCaller(input), input.path.id, {
    kind: 'approve',
    reviewedBy,
    ...(comments !== undefined && { comments }),
  });
};
