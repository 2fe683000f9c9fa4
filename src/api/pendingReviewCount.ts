import { useQuery } from '@tanstack/react-query';
import type { PendingReviewPage } from '../contract/api.gen';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';

/** Where the cache keeps the queue's length, which live events and each fetched page bring up to date. */
export const PENDING_COUNT_KEY = ['review', 'pending', 0, 1] as const;

/**
 * How many items wait in the review queue; null while unknown. A query of its own, because every screen shows the number
 * and only one loads the queue.
 */
export function usePendingReviewCount(): number | null {
  const { data } = useQuery<PendingReviewPage, ApiError>({
    queryKey: PENDING_COUNT_KEY,
    queryFn: ({ signal }) => {
      const query = { limit: 1, offset: 0 };
      return unwrapObject(api.GET('/v1/review/pending', { params: { query }, signal }));
    },
    refetchOnReconnect: false,
  });
  return data?.total ?? null;
}
