/** Where the cache keeps who has a review item open. */
export const presenceKey = (reviewId: string) => ['presence', reviewId] as const;
