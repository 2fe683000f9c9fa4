import { Suspense, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import type { PendingReview, ReviewDetails } from '~/contract/api.gen';
import { TEMPORARY_STATE_MS } from '~/contract/limits';
import {
  Alert,
  lazyWithPreload,
  preloadWhenIdle,
  Stack,
  useTemporaryState,
  useWasOpened,
  VisuallyHidden,
  type DataTableHandle,
} from '~/design-system';
import { describeUndone, formatCount, revealOverrides, type Loadable } from '~/domain';
import {
  SuccessBanner,
  type DecisionDraft,
  type DecisionKind,
  type UndoableMessage,
  type UndoState,
} from '~/patterns';
import type { ReviewIntent } from './reviewShortcuts';
import { findSimilar, findNeighbour } from './queue';
import { ReviewQueue, type ReviewQueueProps } from './ReviewQueue';
import { DecisionResultAlert } from './DecisionResultAlert';
import { findSuccess, formatOthersDecision, type DecisionResultItem } from './decisionResults';
import { ReviewShortcutSheet } from './ReviewShortcutSheet';
import { useThrottledValue } from './useThrottledValue';
import { useReviewShortcuts } from './useReviewShortcuts';

/* Loaded after the queue, which the reviewer sees first. */
const ItemDialog = lazyWithPreload(() => import('./dialogs').then((module) => module.ItemDialog));
const UndoConfirmation = lazyWithPreload(() => import('./dialogs').then((module) => module.UndoConfirmation));
const DecisionDialog = lazyWithPreload(() => import('./dialogs').then((module) => module.DecisionDialog));
preloadWhenIdle(ItemDialog);
preloadWhenIdle(DecisionDialog);
preloadWhenIdle(UndoConfirmation);

/** The item that is open. */
export interface OpenReview {
  id: string;
  details: Loadable<ReviewDetails>;
}

/** A decision that is being confirmed. */
export interface DecisionInProgress {
  kind: DecisionKind;
  loading: boolean;
  /** Why the last attempt failed. */
  error: string | null;
}

export interface ReviewScreenProps extends Omit<
  ReviewQueueProps,
  'headingRef' | 'tableRef' | 'success' | 'isSuccessHeard' | 'resultAlert' | 'onShowNew' | 'onHelp'
> {
  /**
   * Name of the configured AI model; null where there is none.
   * @default null
   */
  aiModel?: string | null;
  /**
   * How the open item was decided, stage by stage, mounted when the reviewer opens it.
   * @default null
   */
  explanation?: ReactNode;
  open: OpenReview | null;
  onClose: () => void;
  onRetryDetails: () => void;
  /** The undo of a decided item's action; without it the dialog offers none. */
  undo?: UndoState;
  /** Names of the other reviewers who have the open item open. */
  otherReviewers: readonly string[];
  decision: DecisionInProgress | null;
  onDecide: (kind: DecisionKind) => void;
  onCancelDecision: () => void;
  /** Sends the decision about the open item and the selected similar ones. */
  onConfirm: (ids: readonly string[], draft: DecisionDraft) => void;
  reviewerEmail: string;
  /** The draft that the reviewer cancelled, or left when the session ended. */
  restoredDraft?: DecisionDraft | null;
  onDraftChange?: (draft: DecisionDraft) => void;
  /** How the last decision ended, item by item; null once its alert has disappeared. */
  lastResults: readonly DecisionResultItem[] | null;
  /** Whether the refresh that the reviewer asked for has just ended. */
  wasRefreshed?: boolean;
  /** What has just happened, for screen readers; empty where the banner of a success says it. */
  announcement: string;
  autoAdvance: boolean;
  onAutoAdvanceChange: (autoAdvance: boolean) => void;
  shortcuts: boolean;
  onShortcutsChange: (enabled: boolean) => void;
}

/** The answer to the shortcut that selects similar items. */
const NO_SIMILAR = 'No other message on this page of the queue is nearly identical.';

const NONE: readonly PendingReview[] = [];

/** Milliseconds between two announcements of new items, so that a screen reader can follow a busy queue. */
const ANNOUNCEMENT_INTERVAL_MS = 3_000;

/** The message of a decided item whose action is in effect. */
function toUndoable(undo: UndoState | undefined, details: ReviewDetails | null): UndoableMessage | null {
  if (!undo || !details || (details.status ?? 'pending') === 'pending') return null;
  const { id, player_uuid, player_name, final_action } = details.log;
  if (id === undefined || final_action === undefined || final_action === 'none') return null;
  return { id, player_uuid, player_name, final_action };
}

/** The open item's index in the page, remembered after it has left the page; -1 when it never was there. */
function useLastIndex(openId: string | null, index: number): number {
  const [last, setLast] = useState({ openId, index });
  if (last.openId !== openId || (index >= 0 && last.index !== index)) setLast({ openId, index });
  return last.openId === openId ? last.index : index;
}

/** Whether the reviewer's own decision about an item came after another reviewer's. */
const isTaken = (results: readonly DecisionResultItem[] | null, id: string | null): boolean =>
  results?.some((each) => each.id === id && each.result === 'alreadyDecided') ?? false;

/** The review queue and the dialogs in which the reviewer decides. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { queue, updates, open, onOpen, onActiveChange, decision, undo, now } = props;
  const table = useRef<DataTableHandle>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [moved, setMoved] = useState('');
  const [selectedSimilar, setSelectedSimilar] = useState<{
    reviewId: string;
    ids: ReadonlySet<string>;
  } | null>(null);

  const [withoutSimilar, setWithoutSimilar] = useTemporaryState<string | null>(
    null,
    TEMPORARY_STATE_MS.banner,
  );

  const reviews = queue.state === 'ready' ? queue.data.reviews : NONE;
  const openId = open?.id ?? null;
  const index = reviews.findIndex(({ id }) => id === openId);
  const summary = reviews[index] ?? null;
  const similar = findSimilar(reviews, summary).filter(({ id }) => !updates.settled.has(id));
  const selectedSimilarIds = new Set(
    similar
      .map(({ id }) => id)
      .filter((id) => selectedSimilar?.reviewId === openId && selectedSimilar.ids.has(id)),
  );
  const selectSimilar = (ids: ReadonlySet<string>) =>
    setSelectedSimilar(openId === null ? null : { reviewId: openId, ids });
  const leftAt = useLastIndex(openId, index);
  const findStep = (by: 1 | -1) => findNeighbour(reviews, openId, by, updates.settled, leftAt);
  const createOpener = (id: string | null) => (id === null ? undefined : () => moveTo(id));

  const details = open?.details.state === 'ready' ? open.details.data : null;
  const isDecidable =
    open !== null && (details ? (details.status ?? 'pending') === 'pending' : summary !== null);
  const about = details?.log ?? summary;

  /** The focus stays in the open dialog, so the next item is announced. */
  function moveTo(id: string) {
    onOpen(id);
    const at = reviews.findIndex((review) => review.id === id);
    const total = Math.max(queue.state === 'ready' ? queue.data.total : 0, props.offset + reviews.length);
    const { player_name = '', message = '' } = reviews[at] ?? {};
    setMoved(`${props.offset + at + 1} of ${total}. ${revealOverrides(`${player_name}: ${message}`)}`);
  }

  function moveInQueue(by: 1 | -1) {
    const at = reviews.findIndex(({ id }) => id === props.activeId);
    const next = at < 0 ? reviews[by > 0 ? 0 : reviews.length - 1] : reviews[at + by];
    if (!next) return;
    table.current?.findRowButton(next.id)?.focus();
    onActiveChange(next.id);
  }

  function onIntent(intent: ReviewIntent) {
    switch (intent.type) {
      case 'showNew':
        if (updates.added > 0) showNew();
        break;
      case 'help':
        setHelpOpen(true);
        break;
      case 'move':
        if (open) createOpener(findStep(intent.by))?.();
        else moveInQueue(intent.by);
        break;
      case 'decide':
        if (isDecidable) props.onDecide(intent.kind);
        else if (!open && props.activeId !== null) onOpen(props.activeId, intent.kind);
        break;
      case 'toggleSimilar':
        if (similar.length === 0 && openId !== null) setWithoutSimilar(openId);
        selectSimilar(new Set(selectedSimilarIds.size === similar.length ? [] : similar.map(({ id }) => id)));
        break;
    }
  }
  const wasOpened = useWasOpened(open !== null);
  const place = open ? 'item' : 'queue';
  useReviewShortcuts(
    props.shortcuts && decision === null && !undo?.asking && !isHelpOpen ? place : null,
    onIntent,
  );

  /* Closing an item moves the focus to its row, or to the page's title when the row is gone. */
  const backToQueue = () =>
    (props.activeId === null ? null : table.current?.findRowButton(props.activeId)) ?? heading.current;

  /* When the focused row leaves the queue, the browser would move the focus to the top of the page. */
  useEffect(() => {
    if (open !== null || document.activeElement !== document.body || props.activeId === null) return;
    (table.current?.findRowButton(props.activeId) ?? heading.current)?.focus();
  }, [open, props.activeId, queue]);

  const announcedCount = useThrottledValue(updates.added, ANNOUNCEMENT_INTERVAL_MS);
  const newcomers =
    announcedCount === 0
      ? ''
      : `${formatCount(announcedCount, 'new pending review')}.${props.shortcuts ? ' Press N to show.' : ''}`;
  function showNew() {
    // The pressed button disappears.
    heading.current?.focus();
    props.onRefresh();
  }

  // `props.announcement` says already how the reviewer's own decision ended.
  const earlier =
    details?.outcome && !isTaken(props.lastResults, openId)
      ? `${formatOthersDecision(details.outcome)}.`
      : '';
  const undone = undo?.undone && undo.undone.id === openId ? undo.undone : null;
  const lacksSimilar = openId !== null && withoutSimilar === openId;
  const refreshed =
    props.wasRefreshed === true && queue.state === 'ready' && !queue.stale
      ? `Refreshed. ${formatCount(queue.data.total, 'pending review')}.`
      : '';
  /* A region for each, so that one announcement does not replace another. */
  const announcements = [
    props.announcement,
    open ? '' : refreshed,
    open ? '' : newcomers,
    open ? moved : '',
    decision ? '' : earlier,
    undone ? describeUndone(undone) : '',
    lacksSimilar ? NO_SIMILAR : '',
  ];

  const saysOutcome =
    details?.outcome && props.lastResults?.length === 1 && isTaken(props.lastResults, openId);
  const success = findSuccess(props.lastResults);
  const [heardResults, setHeardResults] = useState<typeof props.lastResults>(null);
  if (open && success !== null && heardResults !== props.lastResults) setHeardResults(props.lastResults);
  const resultAlert =
    props.lastResults && success === null && !saysOutcome ? (
      <DecisionResultAlert items={props.lastResults} now={now} />
    ) : null;

  const undoable = toUndoable(undo, details);
  const notice = lacksSimilar ? (
    <Alert tone="info">{NO_SIMILAR}</Alert>
  ) : undone ? (
    <Alert tone="positive">{describeUndone(undone)}</Alert>
  ) : (
    resultAlert
  );

  const queuePart = (
    <ReviewQueue
      {...props}
      headingRef={heading}
      tableRef={table}
      success={open ? null : success}
      isSuccessHeard={success !== null && heardResults === props.lastResults}
      resultAlert={open ? null : resultAlert}
      onShowNew={showNew}
      onHelp={() => setHelpOpen(true)}
    />
  );
  /* Deferred, so that the browser paints the next item before the table behind it. */
  const queueBehind = useDeferredValue(queuePart);

  return (
    <Stack space="large">
      {announcements.map((words, index) => (
        <VisuallyHidden key={index} as="div" role="status" aria-live="polite">
          {words}
        </VisuallyHidden>
      ))}
      {open ? queueBehind : queuePart}
      {wasOpened ? (
        <Suspense fallback={null}>
          <ItemDialog
            open={open !== null}
            onOpenChange={(next) => (next ? undefined : props.onClose())}
            summary={summary}
            details={open?.details ?? { state: 'loading' }}
            onRetry={props.onRetryDetails}
            position={
              index >= 0 && queue.state === 'ready'
                ? {
                    index: props.offset + index,
                    total: Math.max(queue.data.total, props.offset + reviews.length),
                  }
                : null
            }
            onPrevious={createOpener(findStep(-1))}
            onNext={createOpener(findStep(1))}
            otherReviewers={props.otherReviewers}
            onDecide={props.onDecide}
            similar={{ similar: similar, selected: selectedSimilarIds, onSelectedChange: selectSimilar }}
            autoAdvance={props.autoAdvance}
            onAutoAdvanceChange={props.onAutoAdvanceChange}
            aiModel={props.aiModel ?? null}
            shortcuts={props.shortcuts}
            explanation={props.explanation}
            now={now}
            notice={
              <>
                <SuccessBanner message={open ? success : null} continuation={props.continuation} />
                {notice}
              </>
            }
            onUndo={undoable ? () => undo?.begin(undoable) : undefined}
            returnFocus={backToQueue}
          >
            {decision && about && openId !== null ? (
              <DecisionDialog
                key={`${openId} ${decision.kind}`}
                kind={decision.kind}
                recommendedAction={about.recommended_action}
                playerName={about.player_name}
                similarActions={similar
                  .filter(({ id }) => selectedSimilarIds.has(id))
                  .map((each) => each.recommended_action)}
                listing={{
                  message: about.message,
                  server: about.server ?? null,
                  equalRejections:
                    open?.details.state === 'ready' ? (open.details.data.equal_rejections ?? 0) : 0,
                }}
                reviewerEmail={props.reviewerEmail}
                draft={props.restoredDraft ?? undefined}
                onDraftChange={props.onDraftChange}
                loading={decision.loading}
                // A live event may tell of the reviewer's own decision before its answer does.
                error={decision.error ?? (decision.loading || earlier === '' ? undefined : earlier)}
                onCancel={props.onCancelDecision}
                onConfirm={(draft) => props.onConfirm([openId, ...selectedSimilarIds], draft)}
              />
            ) : null}
            {undo?.asking ? (
              <UndoConfirmation
                action={undo.asking.final_action}
                playerName={undo.asking.player_name}
                loading={undo.loading}
                error={undo.error ?? undefined}
                draft={undo.draft}
                onDraftChange={undo.onDraftChange}
                onConfirm={undo.confirm}
                onCancel={undo.cancel}
              />
            ) : null}
          </ItemDialog>
        </Suspense>
      ) : null}
      <ReviewShortcutSheet
        open={isHelpOpen}
        onOpenChange={setHelpOpen}
        enabled={props.shortcuts}
        onEnabledChange={props.onShortcutsChange}
      />
    </Stack>
  );
}
