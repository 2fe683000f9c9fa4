import type { Operation } from '../operation';
import { toDecisionCaller } from './decisionCaller';

export const rejectReview: Operation<'rejectReview'> = (input) => {
  const { reviewed_by: reviewedBy, comments } = input.body;
  return input.services.reviews.decide(toDecisionCaller(input), input.path.id, {
    kind: 'reject',
    reviewedBy,
    ...(comments !== undefined && { comments }),
  });
};
