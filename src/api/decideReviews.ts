import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type {
  CustomReviewDecision,
  PendingReviewPage,
  ReviewDecision,
  ReviewDecisionResponse,
  ReviewOutcome,
} from '../contract/api.gen';
import { invalidateQueries } from './invalidateQueries';
import { createRefetchScheduler } from './refetchScheduler';
import { api, objectAnswer } from './client';
import { type ApiError, thrownError } from './errors';
import { ownDecisions } from './ownDecisions';

/** Decisions of one group that may be in flight at once: a group must not crowd out the rest of the page. */
const MAX_PARALLEL_DECISIONS = 4;

/** What a reviewer decides about one item, or alike about each of a group. */
export type DecisionInput = { ids: readonly string[] } & (
  | { decision: 'approve' | 'reject'; payload: ReviewDecision }
  | { decision: 'customize'; payload: CustomReviewDecision }
);

/** What became of one item. */
export type ItemDecisionResult =
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

async function decideOne(id: string, input: DecisionInput): Promise<ItemDecisionResult> {
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
async function decideAll(input: DecisionInput): Promise<ItemDecisionResult[]> {
  const results: ItemDecisionResult[] = [];
  for (let next = 0; next < input.ids.length; next += MAX_PARALLEL_DECISIONS) {
    const batch = input.ids.slice(next, next + MAX_PARALLEL_DECISIONS);
    results.push(...(await Promise.all(batch.map((id) => decideOne(id, input)))));
  }
  return results;
}

/** What shows the queue. */
const QUEUE_QUERIES = [['review', 'pending'], ['review-updates']] as const;

/** What else shows the effect of a decision. It is on other screens, so that nothing is fetched at once. */
const DEPENDENT_QUERIES = [['logs'], ['log'], ['overview'], ['analytics']] as const;

/** The queue is fetched again when the next decision takes longer than this, and in a quick series now and then. */
const REFETCH_PACE = { debounceMs: 300, maxDelayMs: 2_000 };

/** Fetches the queue again, and the open item: the decision may be about its player or in its conversation. */
function refetchQueue(cache: QueryClient) {
  invalidateQueries(cache, QUEUE_QUERIES);
  void cache.refetchQueries({ queryKey: ['review', 'item'], type: 'active' });
}

/**
 * Takes settled items out of every page at hand, so that the reviewer need not wait for the queue. Reads that were on
 * their way are given up: they may have been answered before the decision.
 */
function removeFromCache(cache: QueryClient, results: readonly ItemDecisionResult[]) {
  const ids = new Set(results.map(({ id }) => id));
  const decided = results.filter(({ result }) => result === 'decided').length;
  for (const queryKey of QUEUE_QUERIES) {
    void cache.cancelQueries({ queryKey });
    cache.setQueriesData<PendingReviewPage>({ queryKey }, (page) => {
      if (!page) return page;
      const reviews = page.reviews.filter(({ id }) => !ids.has(id));
      // The pages before and after it belong to the same queue, which is shorter now.
      const gone = Math.max(decided, page.reviews.length - reviews.length);
      return { ...page, reviews, total: Math.max(0, page.total - gone) };
    });
  }
  for (const id of ids) {
    const queryKey = ['review', 'item', id];
    void cache.cancelQueries({ queryKey });
    void cache.invalidateQueries({ queryKey, refetchType: 'none' });
  }
}

export interface ReviewDecisions {
  /** Sends one decision about some items, one request each. Never rejected: each item has its own result. */
  decide: (input: DecisionInput) => Promise<readonly ItemDecisionResult[]>;
  /** Items whose decision is on its way. */
  inFlight: ReadonlySet<string>;
}

/**
 * Approves, rejects or customises items. Decisions about different items may be on their way together and may be
 * answered in any order. Decided items leave the queue at once. The queue is fetched again in the reviewer's next
 * pause: its answers would hold up the next decision, and change nothing that the reviewer looks at.
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
        // The answer may have been lost and the decision not: what others see is asked for, no row moves.
        invalidateQueries(cache, [['review-updates'], ['review', 'item']]);
        refetches.resume();
      }
      return results;
    },
    [cache, refetches],
  );
  return { decide, inFlight };
}
