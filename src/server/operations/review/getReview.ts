import { callerOf, type Operation } from '../operation';

export const getReview: Operation<'getReview'> = (input) =>
  input.services.reviews.details(callerOf(input).id, input.path.id);
