import { changeIndexes } from './background';

/** The index that counts how often an account has rejected nearly the same message. */
export const equalRejections = changeIndexes({
  reviews_rejected: "reviews (account_id, similar_key) where status = 'rejected'",
});
