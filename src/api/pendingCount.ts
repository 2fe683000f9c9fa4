import { useQuery } from '@tanstack/react-query';
import type { PendingReviewPage } from '../contract/api.gen';
import { api, objectAnswer } from './client';
import { ApiError } from './errors';

/**
 * How many items wait for a review, 0 while it is not known. Apart from the queue's own calls, because every screen
 * shows it and only one decides.
 */
export function usePendingCount(): number {
  const { data } = useQuery<PendingReviewPage, ApiError>({
    queryKey: ['review', 'pending', 0, 1],
    queryFn: async ({ signal }) => {
      const query = { limit: 1, offset: 0 };
      const answered = await objectAnswer(api.GET('/v1/review/pending', { params: { query }, signal }));
      if (!Array.isArray(answered.reviews)) throw new ApiError({ kind: 'malformed' });
      return answered;
    },
    refetchOnReconnect: false,
  });
  return data?.total ?? 0;
}
