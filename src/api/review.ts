import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  CustomReviewDecision,
  PendingReviewPage,
  ReviewDecision,
  ReviewDecisionResponse,
  ReviewDetails,
} from '../contract/api.gen';
import { REVIEW_PAGE_SIZE } from '../contract/limits';
import { api, objectAnswer } from './client';
import { ApiError } from './errors';
import { useWrite } from './useWrite';

export function readPendingPage(answered: Partial<PendingReviewPage>): PendingReviewPage {
  if (!Array.isArray(answered.reviews)) throw new ApiError({ kind: 'malformed' });
  return { reviews: answered.reviews, total: answered.total ?? answered.reviews.length };
}

/**
 * One page of the review queue, oldest first.
 *
 * @param offset items to skip, 0 or more
 * @param limit items a page, 1 to 100
 */
export function usePendingReviews(offset: number, limit: number = REVIEW_PAGE_SIZE) {
  return useQuery<PendingReviewPage, ApiError>({
    queryKey: ['review', 'pending', offset, limit],
    queryFn: async ({ signal }) =>
      readPendingPage(
        await objectAnswer(api.GET('/v1/review/pending', { params: { query: { limit, offset } }, signal })),
      ),
    placeholderData: keepPreviousData,
  });
}

/** One item with its surroundings and history. Never from the cache: somebody else may have decided it. */
export function useReview(id: string | null) {
  return useQuery<ReviewDetails, ApiError>({
    queryKey: ['review', 'item', id],
    queryFn: async ({ signal }) => {
      const details = await objectAnswer(
        api.GET('/v1/review/{id}', { params: { path: { id: id ?? '' } }, signal }),
      );
      if (typeof details.log !== 'object') throw new ApiError({ kind: 'malformed' });
      return details;
    },
    enabled: id !== null,
    staleTime: 0,
  });
}

/** What a reviewer decides about one item. */
export type DecisionInput =
  | { id: string; decision: 'approve' | 'reject'; payload: ReviewDecision }
  | { id: string; decision: 'customize'; payload: CustomReviewDecision };

function decide(input: DecisionInput): Promise<ReviewDecisionResponse> {
  const params = { path: { id: input.id } };
  switch (input.decision) {
    case 'approve':
      return objectAnswer(api.POST('/v1/review/{id}/approve', { params, body: input.payload }));
    case 'reject':
      return objectAnswer(api.POST('/v1/review/{id}/reject', { params, body: input.payload }));
    case 'customize':
      return objectAnswer(api.POST('/v1/review/{id}/customize', { params, body: input.payload }));
  }
}

/** Approves, rejects or customises one item; queue, logs and figures are fetched again after a success. */
export function useDecideReview() {
  const cache = useQueryClient();
  return useWrite({
    call: decide,
    then: async () => {
      for (const queryKey of [['logs'], ['log'], ['overview'], ['analytics']]) {
        void cache.invalidateQueries({ queryKey });
      }
      await cache.invalidateQueries({ queryKey: ['review'] });
    },
  });
}

/** Fetches the queue and the open item again, such as after a 409. */
export function useRefreshReviews(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['review'] });
}
