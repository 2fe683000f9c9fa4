import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useDecideReviews, type DecisionInput } from '~/api/decideReviews';
import { useReviewPresence } from '~/api/live';
import {
  usePendingReviews,
  usePrefetchReview,
  useUnseenQueueUpdates,
  useRefreshReviews,
  useReview,
} from '~/api/review';
import { configuredAiModel } from '~/api/settings';
import { paths } from '~/contract/paths';
import { REVIEW_PAGE_SIZE } from '~/contract/limits';
import { useClock } from '~/design-system';
import { toLoadable } from '~/domain';
import type { DecisionDraft, DecisionKind } from '~/patterns';
import { useRestoredDraft } from '~/drafts';
import { useOptimisticAddress } from '~/navigation';
import { usePreference } from '~/preferences';
import { useReviewerEmail } from '~/session';
import { compareQueues, findNeighbour } from './queue';
import { ReviewScreen } from './ReviewScreen';
import { useDecision } from './useDecision';
import { useQueuePages } from './useQueuePages';

function inputOf(ids: readonly string[], kind: DecisionKind, draft: DecisionDraft): DecisionInput {
  const payload = {
    reviewed_by: draft.reviewedBy,
    ...(draft.comments !== undefined && { comments: draft.comments }),
  };
  return kind === 'customize'
    ? { ids, decision: kind, payload: { ...payload, custom_action: draft.customAction ?? 'warn' } }
    : { ids, decision: kind, payload };
}

/** A decision that was being filled in. */
interface LeftDecision {
  of: string;
  kind: DecisionKind;
  draft: DecisionDraft;
}

export function ReviewRoute() {
  const { now } = useClock();
  const navigate = useNavigate();
  const { id: inAddress = null } = useParams<{ id: string }>();
  const { search, key: locationKey } = useLocation();
  const { page, nextPage, previousPage, replacePage } = useQueuePages();

  const addressOf = (id: string | null) => `${paths.review}${id === null ? '' : `/${id}`}${search}`;
  const [openId, goTo] = useOptimisticAddress(inAddress, locationKey);
  const [activeId, setActive] = useState<string | null>(openId);
  const [left, keepDecision, forgetDecision] = useRestoredDraft<LeftDecision>('review_decision');
  function show(id: string | null) {
    keepDecision(null);
    if (id !== null) setActive(id);
    // Only opening the first item is a step back; going from one to the next is not worth one each.
    goTo(id, () => void navigate(addressOf(id), { replace: inAddress !== null }));
  }

  const query = usePendingReviews(page);
  const reviews = query.data?.reviews ?? [];
  const offset = query.data?.offset ?? page.offset;
  const updates = compareQueues(
    query.isPlaceholderData ? null : (query.data ?? null),
    useUnseenQueueUpdates(offset + REVIEW_PAGE_SIZE).data,
  );
  const details = useReview(openId);
  const refresh = useRefreshReviews();
  const prefetch = usePrefetchReview();
  const email = useReviewerEmail();
  const others = useReviewPresence(openId, email.initial);
  const [isRefreshing, setRefreshing] = useState(false);
  const [autoAdvance, setAutoAdvance] = usePreference('review_auto_advance');
  const [shortcuts, setShortcuts] = usePreference('review_shortcuts');

  const { decide, inFlight } = useDecideReviews();

  /** The whole page is decided: what slides up from behind is opened as soon as it is here. */
  async function openFirstOfQueue() {
    const { data } = await query.refetch();
    show(data?.reviews[0]?.id ?? null);
  }

  /** @returns what became of each item */
  async function send(ids: readonly string[], kind: DecisionKind, draft: DecisionDraft) {
    const results = await decide(inputOf(ids, kind, draft));
    // The browser's Back leads away in mid-flight without forgetting what was typed.
    forgetDecision(({ of }) => results.some(({ id, result }) => id === of && result !== 'failed'));
    return results;
  }

  const decision = useDecision({
    openId,
    reviews,
    skip: updates.settled,
    autoAdvance,
    now,
    send,
    inFlight,
    storeEmail: email.store,
    onNext: (id) => {
      if (id !== null) setActive(id);
      if (!autoAdvance) show(null);
      else if (id !== null) show(id);
      else void openFirstOfQueue();
    },
  });

  /* Decisions may have emptied the last page, or left so few that they fit on one. */
  const onPageArrived = useEffectEvent(() => {
    if (page.number === 1 || !query.data || query.isFetching) return;
    const last = Math.max(1, Math.ceil(query.data.total / REVIEW_PAGE_SIZE));
    if (reviews.length === 0 || last === 1) replacePage(last);
  });
  useEffect(() => onPageArrived(), [query.data, query.isFetching]);

  const prefetchAround = useEffectEvent(() => {
    const next = findNeighbour(reviews, openId, 1, updates.settled);
    if (next !== null) prefetch(next);
  });
  useEffect(() => prefetchAround(), [openId, query.data]);

  /* Two dialogs that open in one step would fight for the focus. */
  const decideOnceOpen = useRef<DecisionKind | null>(left !== null && left.of === openId ? left.kind : null);
  const beginDecision = useEffectEvent(() => {
    if (openId !== null && decideOnceOpen.current) decision.begin(decideOnceOpen.current);
    decideOnceOpen.current = null;
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => beginDecision());
    return () => cancelAnimationFrame(frame);
  }, [openId]);

  async function refreshNow() {
    setRefreshing(true);
    await refresh();
    setRefreshing(false);
  }

  return (
    <ReviewScreen
      queue={toLoadable(query)}
      aiModel={configuredAiModel()}
      offset={offset}
      updates={updates}
      onRefresh={() => void refreshNow()}
      isRefreshing={isRefreshing}
      isFetchingPage={query.isPlaceholderData}
      onOffsetChange={(next) => {
        setActive(null);
        if (next < offset) previousPage();
        else nextPage(reviews.at(-1)?.id ?? null);
      }}
      activeId={activeId}
      onActiveChange={setActive}
      open={openId === null ? null : { id: openId, details: toLoadable(details) }}
      onOpen={(id, kind) => {
        decideOnceOpen.current = kind ?? null;
        show(id);
      }}
      onClose={() => show(null)}
      onRetryDetails={() => void details.refetch()}
      otherReviewers={others.map(({ name }) => name)}
      decision={decision.current}
      onDecide={decision.begin}
      onCancelDecision={() => {
        keepDecision(null);
        decision.cancel();
      }}
      onConfirm={decision.confirm}
      reviewerEmail={email.initial}
      restoredDraft={left?.of === openId && left.kind === decision.current?.kind ? left.draft : null}
      onDraftChange={(draft) => {
        if (openId !== null && decision.current)
          keepDecision({ of: openId, kind: decision.current.kind, draft });
      }}
      report={decision.report}
      announcement={decision.announcement}
      autoAdvance={autoAdvance}
      onAutoAdvanceChange={setAutoAdvance}
      shortcuts={shortcuts}
      onShortcutsChange={setShortcuts}
      now={now}
    />
  );
}
