import { getCaller, type Operation } from '../operation';

export const listPendingReviews: Operation<'listPendingReviews'> = (input) => {
  const { limit = 20, offset = 0, after } = input.query;
  return input.services.reviews.pending(getCaller(input).id, { limit, offset, after });
};
