import type { Operation } from '../operation';
import { deciderOf } from './decider';

export const approveReview: Operation<'approveReview'> = (input) => {
  const { reviewed_by: reviewedBy, comments } = input.body;
  return input.services.reviews.decide(deciderOf(input), input.path.id, {
    kind: 'approve',
    reviewedBy,
    ...(comments !== undefined && { comments }),
  });
};
