import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type {
  CustomReviewDecision,
  PendingReviewPage,
  ReviewDecision,
  ReviewDecisionResponse,
  ReviewDetails,
  ReviewOutcome,
} from '../contract/api.gen';
import { readProblemMember } from './answers';
import { invalidateQueries } from './invalidateQueries';
import { createRefetchScheduler } from './refetchScheduler';
import { api, unwrapObject } from './client';
import { type ApiError, toApiError } from './errors';
import { isLive } from './live';
import { ownDecisions } from './ownDecisions';
import './screenAnswers';

/** Decisions about similar items in flight in parallel; more would crowd out the page's other calls. */
const MAX_PARALLEL_DECISIONS = 4;

/** A reviewer's decision about one item, or one decision about several similar items. */
export type DecisionInput = { ids: readonly string[] } & (
  | { decision: 'approve' | 'reject'; payload: ReviewDecision }
  | { decision: 'customize'; payload: CustomReviewDecision }
);

/** How the decision about one item ended. */
export type ItemDecisionResult =
  | { id: string; result: 'decided'; message: string; outcome: ReviewOutcome | null }
  /** Another reviewer decided first. */
  | { id: string; result: 'alreadyDecided'; detail: string | null; outcome: ReviewOutcome | null }
  | { id: string; result: 'failed'; detail: string | null; isUnanswered: boolean };

function send(id: string, input: DecisionInput): Promise<ReviewDecisionResponse> {
  const params = { path: { id } };
  switch (input.decision) {
    case 'approve':
      return unwrapObject(api.POST('/v1/review/{id}/approve', { params, body: input.payload }));
    case 'reject':
      return unwrapObject(api.POST('/v1/review/{id}/reject', { params, body: input.payload }));
    case 'customize':
      return unwrapObject(api.POST('/v1/review/{id}/customize', { params, body: input.payload }));
  }
}

/** Reads the decision in the body of a 409. Returns null when the body lacks a part of it. */
function readEarlierOutcome(error: ApiError): ReviewOutcome | null {
  try {
    return readProblemMember('ReviewOutcome', error.problem?.['decision']) as ReviewOutcome;
  } catch {
    return null;
  }
}

async function decideOne(id: string, input: DecisionInput): Promise<ItemDecisionResult> {
  try {
    const { message, outcome } = await send(id, input);
    return { id, result: 'decided', message, outcome: outcome ?? null };
  } catch (thrown) {
    const error = toApiError(thrown);
    const detail = error.detail ?? null;
    return error.status === 409
      ? { id, result: 'alreadyDecided', detail, outcome: readEarlierOutcome(error) }
      : { id, result: 'failed', detail, isUnanswered: error.status === 0 };
  }
}

/** Sends one request for each item and returns a result for each, in the order of the ids. */
async function decideAll(input: DecisionInput): Promise<ItemDecisionResult[]> {
  const results: ItemDecisionResult[] = [];
  for (let next = 0; next < input.ids.length; next += MAX_PARALLEL_DECISIONS) {
    const batch = input.ids.slice(next, next + MAX_PARALLEL_DECISIONS);
    results.push(...(await Promise.all(batch.map((id) => decideOne(id, input)))));
  }
  return results;
}

/** The shown page of the queue, and the queue's beginning as far as it is newer. */
const PAGES = ['review', 'pending'] as const;
const HEAD = ['review-updates'] as const;

/** Queries of other screens that show a decision's effect; fetched when those screens open. */
const DEPENDENT_QUERIES = [['logs'], ['log'], ['overview'], ['analytics']] as const;

/** Refetches the queue after 300 ms without a decision, and every 2 s in a quick series. */
const REFETCH_PACE = { debounceMs: 300, maxDelayMs: 2_000 };

/** Fetches the page and the open item, whose player or conversation the decision may concern. */
function refetchQueue(cache: QueryClient) {
  // The live stream tells what else has changed.
  invalidateQueries(cache, isLive() ? [PAGES] : [PAGES, HEAD]);
  void cache.refetchQueries({ queryKey: ['review', 'item'], type: 'active' });
}

/**
 * Removes settled items from every cached page, so that the reviewer need not wait for the queue. Cancels fetches in
 * flight, because the server may have answered them before the decision.
 */
function removeFromCache(cache: QueryClient, results: readonly ItemDecisionResult[]) {
  const ids = new Set(results.map(({ id }) => id));
  const decided = results.filter(({ result }) => result === 'decided').length;
  for (const queryKey of [PAGES, HEAD]) void cache.cancelQueries({ queryKey });
  cache.setQueriesData<PendingReviewPage>({ queryKey: PAGES }, (page) => {
    if (!page) return page;
    const reviews = page.reviews.filter(({ id }) => !ids.has(id));
    // Cached pages without the item belong to the same queue, which is shorter now.
    const gone = Math.max(decided, page.reviews.length - reviews.length);
    return { ...page, reviews, total: Math.max(0, page.total - gone) };
  });
  cache.setQueriesData<PendingReviewPage | null>({ queryKey: HEAD }, null);
  for (const result of results) {
    const queryKey = ['review', 'item', result.id];
    void cache.cancelQueries({ queryKey });
    const { outcome } = result.result === 'alreadyDecided' ? result : { outcome: null };
    // The dialog still shows the item, and must not offer a second decision before the next fetch.
    if (outcome)
      cache.setQueryData<ReviewDetails>(
        queryKey,
        (item) => item && { ...item, status: outcome.status, outcome },
      );
    void cache.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

export interface ReviewDecisions {
  /** Sends one decision about several items, one request each. Never rejects: each item has its own result. */
  decide: (input: DecisionInput) => Promise<readonly ItemDecisionResult[]>;
  /** Ids of items whose decision is in flight. */
  inFlight: ReadonlySet<string>;
}

/**
 * Approves, rejects or customises items. Several decisions may be in flight, and their answers may come in any order.
 * Decided items leave the queue at once; the queue is fetched again in the reviewer's next pause, because a fetch would
 * delay the next decision.
 */
export function useDecideReviews(): ReviewDecisions {
  const cache = useQueryClient();
  const [inFlight, setInFlight] = useState<ReadonlySet<string>>(new Set());
  const [refetches] = useState(() => createRefetchScheduler(() => refetchQueue(cache), REFETCH_PACE));
  useEffect(() => refetches.flush, [refetches]);
  const decide = useCallback(
    async (input: DecisionInput) => {
      refetches.pause();
      ownDecisions.add(input.ids);
      setInFlight((ids) => new Set([...ids, ...input.ids]));
      const results = await decideAll(input);
      for (const { id, result } of results) if (result !== 'decided') ownDecisions.remove(id);
      setInFlight((ids) => new Set([...ids].filter((id) => !input.ids.includes(id))));
      const settled = results.filter(({ result }) => result !== 'failed');
      if (settled.length > 0) {
        removeFromCache(cache, settled);
        for (const queryKey of DEPENDENT_QUERIES) void cache.invalidateQueries({ queryKey });
        refetches.requestRefetch();
      } else {
        // The answer may be lost and the decision saved: fetch what changed without moving a row.
        invalidateQueries(cache, [['review-updates'], ['review', 'item']]);
        refetches.resume();
      }
      return results;
    },
    [cache, refetches],
  );
  return { decide, inFlight };
}
