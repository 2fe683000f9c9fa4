import type { Operation } from '../operation';
import { deciderOf } from './decider';

export const customizeReview: Operation<'customizeReview'> = (input) => {
  const { reviewed_by: reviewedBy, comments, custom_action: customAction } = input.body;
  return input.services.reviews.decide(deciderOf(input), input.path.id, {
    kind: 'customize',
    reviewedBy,
    customAction,
    ...(comments !== undefined && { comments }),
  });
};
