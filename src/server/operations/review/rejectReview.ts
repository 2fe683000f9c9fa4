import type { Operation } from '../operation';
import { deciderOf } from './decider';

export const rejectReview: Operation<'rejectReview'> = (input) => {
  const { reviewed_by: reviewedBy, comments } = input.body;
  return input.services.reviews.decide(deciderOf(input), input.path.id, {
    kind: 'reject',
    reviewedBy,
    ...(comments !== undefined && { comments }),
  });
};
