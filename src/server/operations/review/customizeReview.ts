import type { Operation } from '../operation';
import { toDecisionCaller } from './decisionCaller';

export const customizeReview: Operation<'customizeReview'> = (input) => {
  const { reviewed_by: reviewedBy, comments, custom_action: customAction } = input.body;
  return input.services.reviews.decide(toDecisionCaller(input), input.path.id, {
    kind: 'customize',
    reviewedBy,
    customAction,
    ...(comments !== undefined && { comments }),
  });
};
