import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useDecideReviews, type DecisionInput, type ItemDecisionResult } from '~/api/decideReviews';
import { useUndo, type UndoReason } from '~/api/gameDecisions';
import { useSaveListEntry } from '~/api/lists';
import { useReviewPresence } from '~/api/live';
import {
  useReviewQueuePage,
  usePrefetchReviewItem,
  useQueueSincePage,
  useRefreshQueue,
  useReviewItem,
} from '~/api/review';
import { readAiModel } from '~/api/settings';
import type { ListEntryDraft } from '~/contract/api.gen';
import { appPaths } from '~/contract/appPaths';
import { REVIEW_PAGE_SIZE, TEMPORARY_STATE_MS } from '~/contract/limits';
import { lazyWithPreload, useClock, useTemporaryState } from '~/design-system';
import { SAVE_LIST_ENTRY_FAILED, toLoadable } from '~/domain';
import type { DecisionDraft, DecisionKind } from '~/patterns';
import { useRestoredDraft } from '~/drafts';
import { useOptimisticAddress } from '~/navigation';
import { usePreference } from '~/preferences';
import { useRememberedReviewerEmail } from '~/session';
import { compareQueues, findNeighbour } from './queue';
import { ReviewScreen, type ReviewScreenProps } from './ReviewScreen';
import { useDecision } from './useDecision';
import { useQueuePages } from './useQueuePages';

function toDecisionInput(ids: readonly string[], kind: DecisionKind, draft: DecisionDraft): DecisionInput {
  const payload = {
    reviewed_by: draft.reviewedBy,
    ...(draft.comments !== undefined && { comments: draft.comments }),
  };
  return kind === 'customize'
    ? { ids, decision: kind, payload: { ...payload, custom_action: draft.customAction ?? 'warn' } }
    : { ids, decision: kind, payload };
}

/** The draft of a decision that the reviewer has not confirmed. */
interface DecisionDraftOfItem {
  reviewId: string;
  kind: DecisionKind;
  draft: DecisionDraft;
}

/* Few readers ask, so its code is fetched when they do. An item has the id of its message. */
const Explanation = lazyWithPreload(() =>
  import('./ReviewExplanationRoute').then((module) => module.ReviewExplanationRoute),
);

export function ReviewRoute() {
  const { now } = useClock();
  const navigate = useNavigate();
  const { id: inAddress = null } = useParams<{ id: string }>();
  const { search, key: locationKey } = useLocation();
  const { page, nextPage, previousPage, replacePage } = useQueuePages();

  const createItemAddress = (id: string | null) =>
    `${appPaths.review}${id === null ? '' : `/${id}`}${search}`;
  const [openId, setOptimistic] = useOptimisticAddress(inAddress, locationKey);
  const [activeId, setActive] = useState<string | null>(openId);
  const [restored, storeDraft, removeDraft] = useRestoredDraft<DecisionDraftOfItem>('review_decision');
  const typed = useRef<DecisionDraftOfItem | null>(null);
  const [left, setLeft] = useState<DecisionDraftOfItem | null>(null);
  function openItem(id: string | null) {
    storeDraft(null);
    setLeft(typed.current);
    if (id !== null) setActive(id);
    // Only the first opened item gets a history entry, so that Back leads to the queue.
    setOptimistic(id, () => void navigate(createItemAddress(id), { replace: inAddress !== null }));
  }

  const query = useReviewQueuePage(page);
  const reviews = query.data?.reviews ?? [];
  const offset = query.data?.offset ?? page.offset;
  const shown = query.isPlaceholderData ? null : (query.data ?? null);
  const { head, decided, total } = useQueueSincePage(offset + REVIEW_PAGE_SIZE, query.dataUpdatedAt);
  const updates = useMemo(
    () => compareQueues(shown, { head, decided, total }),
    [shown, head, decided, total],
  );
  const details = useReviewItem(openId);
  const refresh = useRefreshQueue();
  const prefetch = usePrefetchReviewItem();
  const { email, storeEmail } = useRememberedReviewerEmail();
  const otherReviewers = useReviewPresence(openId, email);
  const [isRefreshing, setRefreshing] = useState(false);
  const [wasRefreshed, sayRefreshed] = useTemporaryState(false, TEMPORARY_STATE_MS.banner);
  const [autoAdvance, setAutoAdvance] = usePreference('review_auto_advance');
  const [shortcuts, setShortcuts] = usePreference('review_shortcuts');

  const { decide, inFlight } = useDecideReviews();
  const saveListEntry = useSaveListEntry();

  /**
   * For a page whose items are all decided: fetches the queue and opens its first item, but none of the decided ones,
   * which a store that lags behind may still list.
   */
  async function openFirstOfQueue(decided: ReadonlySet<string>) {
    const { data } = await query.refetch();
    openItem(data?.reviews.find((review) => !decided.has(review.id))?.id ?? null);
  }

  /** Adds the list entry once the open item is decided, and says in that item's result whether it was added. */
  async function addToLists(
    [own, ...others]: readonly ItemDecisionResult[],
    entry: ListEntryDraft,
  ): Promise<readonly ItemDecisionResult[]> {
    if (own?.result !== 'decided') return own ? [own, ...others] : others;
    const added = await saveListEntry.mutate({ draft: entry });
    const said = added.ok
      ? `“${entry.pattern}” is on your lists.`
      : `“${entry.pattern}” was not added to your lists: ${added.error.detail ?? SAVE_LIST_ENTRY_FAILED}`;
    return [{ ...own, message: `${own.message} ${said}` }, ...others];
  }

  /** @returns a result for each item */
  async function send(ids: readonly string[], kind: DecisionKind, draft: DecisionDraft) {
    const decided = await decide(toDecisionInput(ids, kind, draft));
    const results = draft.listEntry ? await addToLists(decided, draft.listEntry) : decided;
    // Leaving by Back during the call keeps the draft, so a settled decision removes it here.
    removeDraft(({ reviewId }) => results.some(({ id, result }) => id === reviewId && result !== 'failed'));
    return results;
  }

  const undo = useUndo(useRestoredDraft<UndoReason>('undo_reason'));
  const decision = useDecision({
    openId,
    reviews,
    settledIds: updates.settled,
    autoAdvance,
    now,
    send,
    inFlight,
    storeEmail,
    onNext: (id, decided) => {
      if (id !== null) setActive(id);
      if (!autoAdvance) openItem(null);
      else if (id !== null) openItem(id);
      else void openFirstOfQueue(decided);
    },
  });

  const isOfDecision = (draft: DecisionDraftOfItem | null) =>
    draft?.reviewId === openId && draft.kind === decision.current?.kind;
  const leftDraft = [left, restored].find(isOfDecision) ?? null;
  /**
   * Keeps what the reviewer typed until the dialog opens again, but persists no draft: after a reload the draft would
   * open the dialog.
   */
  function cancelDecision() {
    if (!isOfDecision(typed.current)) typed.current = leftDraft ?? typed.current;
    storeDraft(null);
    decision.cancel();
  }

  /* Decisions may empty the last page, or leave so few items that one page holds them. */
  const onPageArrived = useEffectEvent(() => {
    if (page.number === 1 || !query.data || query.isFetching) return;
    const last = Math.max(1, Math.ceil(query.data.total / REVIEW_PAGE_SIZE));
    if (reviews.length === 0 || last === 1) replacePage(last);
  });
  useEffect(() => onPageArrived(), [query.data, query.isFetching]);

  const prefetchNext = useEffectEvent(() => {
    const next = findNeighbour(reviews, openId, 1, updates.settled);
    if (next !== null) prefetch(next);
  });
  useEffect(() => prefetchNext(), [openId, query.data]);

  /* The decision's dialog opens one frame after the item's, because both move the focus. */
  const pendingDecisionKind = useRef<DecisionKind | null>(
    restored !== null && restored.reviewId === openId ? restored.kind : null,
  );
  const beginDecision = useEffectEvent(() => {
    if (openId !== null && pendingDecisionKind.current) decision.begin(pendingDecisionKind.current);
    pendingDecisionKind.current = null;
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => beginDecision());
    return () => cancelAnimationFrame(frame);
  }, [openId]);

  // The table gets functions that stay the same, so that opening an item does not draw the other rows again.
  const openFromQueue = useRef<ReviewScreenProps['onOpen']>(() => undefined);
  useLayoutEffect(() => {
    openFromQueue.current = (id, kind) => {
      pendingDecisionKind.current = kind ?? null;
      openItem(id);
    };
  });
  const onOpen = useCallback<ReviewScreenProps['onOpen']>((id, kind) => openFromQueue.current(id, kind), []);

  async function refreshNow() {
    setRefreshing(true);
    await refresh();
    setRefreshing(false);
    sayRefreshed(true);
  }

  return (
    <ReviewScreen
      queue={toLoadable(query)}
      aiModel={readAiModel()}
      explanation={openId === null ? null : <Explanation id={openId} />}
      offset={offset}
      updates={updates}
      onRefresh={() => void refreshNow()}
      isRefreshing={isRefreshing}
      wasRefreshed={wasRefreshed && !isRefreshing}
      isFetchingPage={query.isPlaceholderData}
      onOffsetChange={(next) => {
        setActive(null);
        if (next < offset) previousPage();
        else nextPage(reviews.at(-1)?.id ?? null);
      }}
      activeId={activeId}
      onActiveChange={setActive}
      open={openId === null ? null : { id: openId, details: toLoadable(details) }}
      onOpen={onOpen}
      onClose={() => openItem(null)}
      onRetryDetails={() => void details.refetch()}
      otherReviewers={otherReviewers.map(({ name }) => name)}
      undo={undo}
      decision={decision.current}
      onDecide={(kind) => {
        setLeft(typed.current);
        decision.begin(kind);
      }}
      onCancelDecision={cancelDecision}
      onConfirm={decision.confirm}
      reviewerEmail={email}
      restoredDraft={leftDraft?.draft ?? null}
      onDraftChange={(draft) => {
        if (openId === null || !decision.current) return;
        typed.current = { reviewId: openId, kind: decision.current.kind, draft };
        storeDraft(typed.current);
      }}
      lastResults={decision.lastResults}
      announcement={decision.announcement}
      continuation={decision.continuation}
      autoAdvance={autoAdvance}
      onAutoAdvanceChange={setAutoAdvance}
      shortcuts={shortcuts}
      onShortcutsChange={setShortcuts}
      now={now}
    />
  );
}
