import { getCaller, type Operation } from '../operation';

export const getReview: Operation<'getReview'> = (input) =>
  input.services.reviews.details(getCaller(input).id, input.path.id);
