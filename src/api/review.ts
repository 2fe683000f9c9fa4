import {
  keepPreviousData,
  queryOptions,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type {
  CustomReviewDecision,
  PendingReviewPage,
  ReviewDecision,
  ReviewDecisionResponse,
  ReviewDetails,
  ReviewOutcome,
} from '../contract/api.gen';
import { REVIEW_PAGE_SIZE } from '../contract/limits';
import { askAgain } from './askAgain';
import { api, objectAnswer } from './client';
import { ApiError, thrownError } from './errors';
import { usePollingMs } from './live';

/** Milliseconds between looks for new items and for decisions of others. */
const NEWS_EVERY_MS = 10_000;

/** Decisions of one group that may be in flight at once: a group must not crowd out the rest of the page. */
const MAX_PARALLEL_DECISIONS = 4;

export function readPendingPage(answered: Partial<PendingReviewPage>): PendingReviewPage {
  if (!Array.isArray(answered.reviews)) throw new ApiError({ kind: 'malformed' });
  return { reviews: answered.reviews, total: answered.total ?? answered.reviews.length };
}

async function fetchPending(offset: number, limit: number, signal: AbortSignal): Promise<PendingReviewPage> {
  return readPendingPage(
    await objectAnswer(api.GET('/v1/review/pending', { params: { query: { limit, offset } }, signal })),
  );
}

/**
 * One page of the review queue, oldest first. It changes only when it is asked for again, so that no row moves
 * under the pointer; `useQueueNews` tells what has changed meanwhile.
 *
 * @param offset items to skip, 0 or more
 * @param limit items a page, 1 to 100
 */
export function usePendingReviews(offset: number, limit: number = REVIEW_PAGE_SIZE) {
  return useQuery<PendingReviewPage, ApiError>({
    queryKey: ['review', 'pending', offset, limit],
    queryFn: ({ signal }) => fetchPending(offset, limit, signal),
    placeholderData: keepPreviousData,
    refetchOnReconnect: false,
  });
}

/** Most items that one call answers. */
const MAX_ITEMS = 100;

/**
 * The head of the queue as the server has it now, as far as the shown page reaches (at most 100 items), looked at
 * whenever the live stream tells of a change, and every ten seconds without the stream.
 *
 * @param reach items from the queue's beginning to the end of the shown page
 */
export function useQueueNews(reach: number) {
  const limit = Math.min(MAX_ITEMS, reach);
  return useQuery<PendingReviewPage, ApiError>({
    queryKey: ['review-news', limit],
    queryFn: ({ signal }) => fetchPending(0, limit, signal),
    refetchInterval: usePollingMs(NEWS_EVERY_MS),
    retry: false,
  });
}

function itemQuery(id: string) {
  return queryOptions<ReviewDetails, ApiError>({
    queryKey: ['review', 'item', id],
    queryFn: async ({ signal }) => {
      const details = await objectAnswer(api.GET('/v1/review/{id}', { params: { path: { id } }, signal }));
      if (typeof details.log !== 'object') throw new ApiError({ kind: 'malformed' });
      return details;
    },
    // Somebody else may have decided it: what was fetched ahead is shown at once and asked for again.
    staleTime: 0,
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

/** What a reviewer decides about one item, or alike about each of a group. */
export type DecisionInput = { ids: readonly string[] } & (
  | { decision: 'approve' | 'reject'; payload: ReviewDecision }
  | { decision: 'customize'; payload: CustomReviewDecision }
);

/** What became of one item. */
export type ItemResult =
  | { id: string; result: 'decided'; message: string; outcome: ReviewOutcome | null }
  /** Somebody else was first. */
  | { id: string; result: 'taken'; detail: string | null; outcome: ReviewOutcome | null }
  | { id: string; result: 'failed'; detail: string | null };

function send(id: string, input: DecisionInput): Promise<ReviewDecisionResponse> {
  const params = { path: { id } };
  switch (input.decision) {
    case 'approve':
      return objectAnswer(api.POST('/v1/review/{id}/approve', { params, body: input.payload }));
    case 'reject':
      return objectAnswer(api.POST('/v1/review/{id}/reject', { params, body: input.payload }));
    case 'customize':
      return objectAnswer(api.POST('/v1/review/{id}/customize', { params, body: input.payload }));
  }
}

/** The decision in a 409's body, null when it does not carry a whole one. */
export function readTakenOutcome(error: ApiError): ReviewOutcome | null {
  const decision = error.problem?.['decision'];
  if (typeof decision !== 'object' || decision === null) return null;
  const { status, action, reviewed_by, decided_at } = decision as Partial<ReviewOutcome>;
  return status && action && reviewed_by && decided_at ? (decision as ReviewOutcome) : null;
}

async function decideOne(id: string, input: DecisionInput): Promise<ItemResult> {
  try {
    const { message, outcome } = await send(id, input);
    return { id, result: 'decided', message, outcome: outcome ?? null };
  } catch (thrown) {
    const error = thrownError(thrown);
    const detail = error.detail ?? null;
    return error.status === 409
      ? { id, result: 'taken', detail, outcome: readTakenOutcome(error) }
      : { id, result: 'failed', detail };
  }
}

/** One request an item, and a result for each, in the order of the ids. */
async function decideAll(input: DecisionInput): Promise<ItemResult[]> {
  const results: ItemResult[] = [];
  for (let next = 0; next < input.ids.length; next += MAX_PARALLEL_DECISIONS) {
    const batch = input.ids.slice(next, next + MAX_PARALLEL_DECISIONS);
    results.push(...(await Promise.all(batch.map((id) => decideOne(id, input)))));
  }
  return results;
}

/** Takes items out of every page at hand, so that the reviewer need not wait for the queue to be fetched again. */
function takeOut(cache: QueryClient, ids: readonly string[]) {
  cache.setQueriesData<PendingReviewPage>({ queryKey: ['review', 'pending'] }, (page) => {
    if (!page) return page;
    const reviews = page.reviews.filter(({ id }) => !ids.includes(id));
    return { reviews, total: Math.max(0, page.total - (page.reviews.length - reviews.length)) };
  });
}

/** Everything that shows what a decision changes. */
const DEPENDENTS = [['review'], ['review-news'], ['logs'], ['log'], ['overview'], ['analytics']] as const;

export interface Decisions {
  /** Sends one decision about some items, one request each. Never rejected: each item has its own result. */
  decide: (input: DecisionInput) => Promise<readonly ItemResult[]>;
  /** Items whose decision is on its way. */
  inFlight: ReadonlySet<string>;
}

/**
 * Approves, rejects or customises items. Decisions about different items may be on their way together and may be
 * answered in any order. Decided items leave the queue at once; queue, logs and figures are fetched again behind that.
 */
export function useDecideReviews(): Decisions {
  const cache = useQueryClient();
  const [inFlight, setInFlight] = useState<ReadonlySet<string>>(new Set());
  const decide = useCallback(
    async (input: DecisionInput) => {
      setInFlight((ids) => new Set([...ids, ...input.ids]));
      const results = await decideAll(input);
      setInFlight((ids) => new Set([...ids].filter((id) => !input.ids.includes(id))));
      const settled = results.filter(({ result }) => result !== 'failed').map(({ id }) => id);
      if (settled.length > 0) askAgain(cache, DEPENDENTS, () => takeOut(cache, settled));
      // The answer may have been lost and the decision not: what others see is asked for, no row moves.
      else askAgain(cache, [['review-news'], ['review', 'item']]);
      return results;
    },
    [cache],
  );
  return { decide, inFlight };
}

/** Fetches the queue and the open item again. */
export function useRefreshReviews(): () => Promise<void> {
  const cache = useQueryClient();
  return useCallback(async () => {
    await Promise.all([
      cache.invalidateQueries({ queryKey: ['review'] }),
      cache.invalidateQueries({ queryKey: ['review-news'] }),
    ]);
  }, [cache]);
}
