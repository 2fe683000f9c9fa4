import type { Operation } from '../operation';
import { toDecider } from './decider';

export const customizeReview: Operation<'customizeReview'> = (input) => {
  const { reviewed_by: reviewedBy, comments, custom_action: customAction } = input.body;
  return input.services.reviews.decide(toDecider(input), input.path.id, {
    kind: 'customize',
    reviewedBy,
    customAction,
    ...(comments !== undefined && { comments }),
  });
};
