/** Where the cache keeps who has a review item open. */
export const getPresenceQueryKey = (reviewId: string) => ['presence', reviewId] as const;
