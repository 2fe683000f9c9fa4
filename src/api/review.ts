import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PendingReviewPage, ReviewDetails } from '../contract/api.gen';
import { REVIEW_PAGE_SIZE } from '../contract/limits';
import { api, unwrapObject } from './client';
import type { ApiError } from './errors';
import { isLive, useDecidedByOthers, useIsLive, usePollingInterval } from './live';
import { PENDING_COUNT_KEY, usePendingReviewCount } from './pendingReviewCount';
import { unwrapAddressedItem } from './unwrapAddressedItem';
import './rowAnswers';
import './screenAnswers';

/** Poll interval for new items and other reviewers' decisions, without a live stream. */
const QUEUE_POLL_INTERVAL_MS = 10_000;

/** Milliseconds for which a prefetched item counts as fresh while the live stream reports its changes. */
const PREFETCH_FRESH_MS = 10_000;

/** Where a page of the queue begins. */
export interface PageStart {
  /** Items to skip, 0 or more. */
  offset: number;
  /** The last item of the previous page, if known: pages by item stay right while other reviewers decide. */
  after?: string | undefined;
}

function fetchPending(
  { offset, after }: PageStart,
  limit: number,
  signal: AbortSignal,
): Promise<PendingReviewPage> {
  // The server prefers `after`; one that knows only offsets still answers the right page.
  const query = { limit, offset, ...(after !== undefined && { after }) };
  return unwrapObject(api.GET('/v1/review/pending', { params: { query }, signal }));
}

/**
 * One page of the review queue, oldest first. It does not follow other reviewers' decisions, so that no row moves under
 * the pointer; `useQueueSincePage` returns those.
 */
export function useReviewQueuePage(start: PageStart) {
  const cache = useQueryClient();
  return useQuery<PendingReviewPage, ApiError>({
    queryKey: ['review', 'pending', start.after ?? start.offset, REVIEW_PAGE_SIZE],
    queryFn: async ({ signal }) => {
      const page = await fetchPending(start, REVIEW_PAGE_SIZE, signal);
      cache.setQueryData<PendingReviewPage>(
        PENDING_COUNT_KEY,
        (count) => count && { ...count, total: page.total },
      );
      return page;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnReconnect: false,
  });
}

/** Items that one call answers, at most. */
const MAX_ITEMS = 100;

/** What this tab knows about the queue since it fetched the shown page. */
export interface QueueSincePage {
  /**
   * The beginning of the queue, up to the end of the shown page, at most 100 items; null until a call has fetched it
   * after the page.
   */
  head: PendingReviewPage | null;
  /** Items that other reviewers decided. */
  decided: ReadonlySet<string>;
  /** The queue's length; null without the live stream. */
  total: number | null;
}

/**
 * Follows the queue since the shown page was fetched. The live stream reports each change, so that no tab fetches when
 * another one decides; without the stream the beginning of the queue is fetched every ten seconds.
 *
 * @param pageEnd number of items from the queue's beginning to the end of the shown page
 * @param shownAt when the shown page was fetched, milliseconds since 1970
 */
export function useQueueSincePage(pageEnd: number, shownAt: number): QueueSincePage {
  const limit = Math.min(MAX_ITEMS, pageEnd);
  const decided = useDecidedByOthers();
  const count = usePendingReviewCount();
  const isFollowing = useIsLive();
  const { data: head, dataUpdatedAt: headAt } = useQuery<PendingReviewPage | null, ApiError>({
    queryKey: ['review-updates', limit],
    queryFn: ({ signal }) => fetchPending({ offset: 0 }, limit, signal),
    initialData: null,
    gcTime: 0,
    refetchInterval: usePollingInterval(QUEUE_POLL_INTERVAL_MS),
    retry: false,
  });
  return { head: headAt >= shownAt ? head : null, decided, total: isFollowing ? count : null };
}

function createItemQuery(id: string) {
  return queryOptions<ReviewDetails, ApiError>({
    queryKey: ['review', 'item', id],
    queryFn: ({ signal }) =>
      unwrapAddressedItem(api.GET('/v1/review/{id}', { params: { path: { id } }, signal })),
    // Without the live stream a cached item may be out of date, because another reviewer may have decided it. The app
    // shows it at once and fetches it again.
    staleTime: () => (isLive() ? PREFETCH_FRESH_MS : 0),
  });
}

/** One item with its conversation context and the player's history. */
export function useReviewItem(id: string | null) {
  return useQuery({ ...createItemQuery(id ?? ''), enabled: id !== null });
}

/** Fetches an item before the reviewer opens it. */
export function usePrefetchReviewItem(): (id: string) => void {
  const cache = useQueryClient();
  // Opening the item fetches again and shows a failure.
  return useCallback((id: string) => void cache.query(createItemQuery(id)).catch(() => undefined), [cache]);
}

/** Fetches the queue and the open item again. */
export function useRefreshQueue(): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: ['review'] }),
      cache.invalidateQueries({ queryKey: ['review-updates'] }),
    ]);
  }, [cache]);
}
