import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PendingReviewPage, ReviewDetails } from '../contract/api.gen';
import { REVIEW_PAGE_SIZE } from '../contract/limits';
import { api, objectAnswer } from './client';
import type { ApiError } from './errors';
import { isLive, usePollingInterval } from './live';

/** Milliseconds between looks for new items and for decisions of others. */
const NEWS_EVERY_MS = 10_000;

/** Milliseconds for which an item fetched ahead is shown as it is while the live stream tells what happens to it. */
const AHEAD_MS = 10_000;

/** Where a page of the queue begins. */
export interface PageStart {
  /** Items to skip, 0 or more. */
  offset: number;
  /** The last item of the page before, if that was shown: it holds the place while others decide items. */
  after?: string | undefined;
}

function fetchPending(
  { offset, after }: PageStart,
  limit: number,
  signal: AbortSignal,
): Promise<PendingReviewPage> {
  // The server goes by `after` where it has it; another that knows only offsets still answers the right page.
  const query = { limit, offset, ...(after !== undefined && { after }) };
  return objectAnswer(api.GET('/v1/review/pending', { params: { query }, signal }));
}

/**
 * One page of the review queue, oldest first. It changes only when it is asked for again, so that no row moves
 * under the pointer; `useQueueNews` tells what has changed meanwhile.
 *
 * @param limit items a page, 1 to 100
 */
export function usePendingReviews(start: PageStart, limit: number = REVIEW_PAGE_SIZE) {
  return useQuery<PendingReviewPage, ApiError>({
    queryKey: ['review', 'pending', start.after ?? start.offset, limit],
    queryFn: ({ signal }) => fetchPending(start, limit, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnReconnect: false,
  });
}

/** Most items that one call answers. */
const MAX_ITEMS = 100;

/**
 * The head of the queue as the server has it now, as far as the shown page reaches (at most 100 items), looked at
 * whenever the live stream tells of a change, and every ten seconds without the stream. Null until then: the page
 * itself has just been fetched, and what is told about it must not be older than it.
 *
 * @param reach items from the queue's beginning to the end of the shown page
 */
export function useQueueNews(reach: number) {
  const limit = Math.min(MAX_ITEMS, reach);
  return useQuery<PendingReviewPage | null, ApiError>({
    queryKey: ['review-updates', limit],
    queryFn: ({ signal }) => fetchPending({ offset: 0 }, limit, signal),
    initialData: null,
    gcTime: 0,
    refetchInterval: usePollingInterval(NEWS_EVERY_MS),
    retry: false,
  });
}

function itemQuery(id: string) {
  return queryOptions<ReviewDetails, ApiError>({
    queryKey: ['review', 'item', id],
    queryFn: ({ signal }) => objectAnswer(api.GET('/v1/review/{id}', { params: { path: { id } }, signal })),
    // Without the stream somebody else may have decided it: it is shown at once and asked for again.
    staleTime: () => (isLive() ? AHEAD_MS : 0),
  });
}

/** One item with its surroundings and history. */
export function useReview(id: string | null) {
  return useQuery({ ...itemQuery(id ?? ''), enabled: id !== null });
}

/** Fetches an item before it is opened, so that it is there when it is. */
export function usePrefetchReview(): (id: string) => void {
  const cache = useQueryClient();
  // Opening the item asks again and tells a failure.
  return useCallback((id: string) => void cache.query(itemQuery(id)).catch(() => undefined), [cache]);
}

/** Fetches the queue and the open item again. */
export function useRefreshReviews(): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: ['review'] }),
      cache.invalidateQueries({ queryKey: ['review-updates'] }),
    ]);
  }, [cache]);
}
