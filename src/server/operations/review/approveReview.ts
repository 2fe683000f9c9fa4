import type { Operation } from '../operation';
import { toDecider } from './decider';

export const approveReview: Operation<'approveReview'> = (input) => {
  const { reviewed_by: reviewedBy, comments } = input.body;
  return input.services.reviews.decide(toDecider(input), input.path.id, {
    kind: 'approve',
    reviewedBy,
    ...(comments !== undefined && { comments }),
  });
};
