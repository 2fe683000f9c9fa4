import { useQuery } from '@tanstack/react-query';
import type { PendingReviewPage } from '../contract/api.gen';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';

/**
 * How many items wait in the review queue; 0 while unknown. A query of its own, because every screen shows the number
 * and only one loads the queue.
 */
export function usePendingReviewCount(): number {
  const { data } = useQuery<PendingReviewPage, ApiError>({
    queryKey: ['review', 'pending', 0, 1],
    queryFn: ({ signal }) => {
      const query = { limit: 1, offset: 0 };
      return unwrapObject(api.GET('/v1/review/pending', { params: { query }, signal }));
    },
    refetchOnReconnect: false,
  });
  return data?.total ?? 0;
}
