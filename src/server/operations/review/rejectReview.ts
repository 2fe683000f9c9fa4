import type { Operation } from '../operation';
import { toDecider } from './decider';

export const rejectReview: Operation<'rejectReview'> = (input) => {
  const { reviewed_by: reviewedBy, comments } = input.body;
  return input.services.reviews.decide(toDecider(input), input.path.id, {
    kind: 'reject',
    reviewedBy,
    ...(comments !== undefined && { comments }),
  });
};
