import type { ReactNode } from 'react';
import type { PendingReview, ReviewDetails, ReviewOutcome } from '~/contract/api.gen';
import {
  Alert,
  Button,
  ChevronLeftIcon,
  ChevronRightIcon,
  Dialog,
  IconButton,
  RotateCcwIcon,
  Skeleton,
  Stack,
  Switch,
  Text,
  formatRelative,
} from '~/design-system';
import {
  describeAction,
  describeReviewStatus,
  formatDecider,
  formatInteger,
  toActionNoun,
  type Loadable,
} from '~/domain';
import { ExplanationDisclosure } from '../../verdict/ExplanationDisclosure/ExplanationDisclosure';
import { DECISION_LABELS, type DecisionKind } from '../ReviewDecisionDialog/decision';
import { SimilarList, type SimilarListProps } from './SimilarList';
import { AuditTrail } from './AuditTrail';
import { Presence } from './Presence';
import * as css from './ReviewDialog.css';
import { AiAnalysis, toLogDetail, MessageFacts, PlayerHistoryFacts } from './ReviewFacts';
import { ConversationContext } from './ConversationContext';

export interface ReviewDialogProps {
  /** Whether the dialog is open. The caller sets it; `onOpenChange` asks for a change. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The queue's data of the item, shown until the details arrive. Null for an item opened by its address. */
  summary: PendingReview | null;
  /** The message, its verdict and the player's history. */
  details: Loadable<ReviewDetails>;
  /** Fetches the details again. */
  onRetry: () => void;
  /** The item's index in the queue, from 0. Null for an item outside the loaded page. */
  position: { index: number; total: number } | null;
  /** Opens the previous item; absent when there is none. */
  onPrevious?: (() => void) | undefined;
  /** Opens the next item; absent when there is none. */
  onNext?: (() => void) | undefined;
  /**
   * Names of the other reviewers who have the item open.
   * @default []
   */
  otherReviewers?: readonly string[];
  /** Begins the undo of the action in effect, which another dialog confirms. Absent when no action is in effect. */
  onUndo?: (() => void) | undefined;
  /** Begins a decision, which the reviewer confirms in another dialog. */
  onDecide: (kind: DecisionKind) => void;
  /** Similar items, and which of them the reviewer has selected for the same decision. */
  similar: Omit<SimilarListProps, 'now' | 'shortcuts'>;
  /** Whether the next item opens by itself after a decision. */
  autoAdvance: boolean;
  onAutoAdvanceChange: (autoAdvance: boolean) => void;
  /**
   * Name of the configured AI model; null where there is none.
   * @default null
   */
  aiModel?: string | null;
  /**
   * How the message was decided, stage by stage, mounted when the reviewer opens it.
   * @default null
   */
  explanation?: ReactNode;
  /**
   * Whether single-key shortcuts are on, so that the buttons name their keys. The caller handles the keys.
   * @default true
   */
  shortcuts?: boolean;
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
  /** A notice about the previous item, such as the result of its decision. */
  notice?: ReactNode;
  /** The element that gets the focus when the dialog closes. */
  returnFocus?: () => HTMLElement | null;
  /** Dialogs that open above this one. */
  children?: ReactNode;
}

const NO_REVIEWERS: readonly string[] = [];

/** The decision in words: "Customized: mute". */
function formatOutcomeTitle({ status, action }: ReviewOutcome): string {
  const { label } = describeReviewStatus(status);
  return status === 'rejected'
    ? `${label}: no action`
    : `${label}: ${describeAction(action).label.toLowerCase()}`;
}

function Outcome({ details: { outcome, undo }, now }: { details: ReviewDetails; now: number }) {
  if (!outcome) return null;
  return (
    <Alert tone="info" title={`${formatOutcomeTitle(outcome)}${undo ? ', undone since' : ''}`}>
      Decided by {formatDecider(outcome)} {formatRelative(outcome.decided_at, now)}.
      {undo ? ` Undone by ${undo.actor.name} ${formatRelative(undo.at, now)}.` : null}
    </Alert>
  );
}

function DetailsSkeleton() {
  return (
    <Stack space="large">
      <Skeleton shape="control" />
      <Skeleton width="half" />
      <Skeleton shape="block" />
    </Stack>
  );
}

/** One review item with its details, beside the queue. */
export function ReviewDialog({
  open,
  onOpenChange,
  summary,
  details,
  onRetry,
  position,
  onPrevious,
  onNext,
  otherReviewers = NO_REVIEWERS,
  onDecide,
  onUndo,
  similar,
  autoAdvance,
  onAutoAdvanceChange,
  aiModel = null,
  explanation = null,
  shortcuts = true,
  now,
  notice,
  returnFocus,
  children,
}: ReviewDialogProps) {
  const full = details.state === 'ready' ? details.data : null;
  const log = full?.log ?? (summary ? toLogDetail(summary) : null);
  const isPending = full ? (full.status ?? 'pending') === 'pending' : log !== null;
  const failed = details.state === 'failed';
  const keepIfEnabled = (key: string) => (shortcuts ? key : undefined);
  const undoable =
    onUndo && log?.final_action !== undefined && log.final_action !== 'none' ? log.final_action : null;

  const footer = isPending ? (
    <div className={css.footer}>
      <div className={css.decisions}>
        <span className={css.firstDecision}>
          <Button
            variant="primary"
            aria-keyshortcuts={keepIfEnabled('A')}
            onClick={() => onDecide('approve')}
          >
            {DECISION_LABELS.approve}
          </Button>
        </span>
        <span className={css.decision}>
          <Button aria-keyshortcuts={keepIfEnabled('C')} onClick={() => onDecide('customize')}>
            {DECISION_LABELS.customize}
          </Button>
        </span>
        <span className={css.decision}>
          <Button variant="danger" aria-keyshortcuts={keepIfEnabled('R')} onClick={() => onDecide('reject')}>
            {DECISION_LABELS.reject}
          </Button>
        </span>
      </div>
    </div>
  ) : undoable === null ? null : (
    <Button icon={RotateCcwIcon} onClick={onUndo}>
      Undo the {toActionNoun(undoable)}
    </Button>
  );

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      side="end"
      title="Review message"
      description="What was said, how it was judged, and how its review stands."
      descriptionHidden
      {...(returnFocus && { returnFocus })}
      headerEnd={
        <div className={css.headerTools}>
          <Presence names={otherReviewers} />
          {position ? (
            <span
              className={css.position}
              data-state={otherReviewers.length > 0 || position.total > 999 ? 'crowded' : undefined}
            >
              <Text as="span" numeric tone="muted">
                {formatInteger(position.index + 1)} of {formatInteger(position.total)}
              </Text>
            </span>
          ) : null}
          <IconButton
            icon={ChevronLeftIcon}
            label={shortcuts ? 'Previous item (K)' : 'Previous item'}
            size="compact"
            directional
            aria-keyshortcuts={keepIfEnabled('K')}
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton
            icon={ChevronRightIcon}
            label={shortcuts ? 'Next item (J)' : 'Next item'}
            size="compact"
            directional
            aria-keyshortcuts={keepIfEnabled('J')}
            disabled={!onNext}
            onClick={onNext}
          />
        </div>
      }
      footer={footer}
    >
      <Stack space="large">
        {notice}
        {failed ? (
          <Alert
            tone="critical"
            title="Failed to load review details."
            {...(!details.missing && { onRetry })}
          >
            {details.detail}
          </Alert>
        ) : null}
        {full ? <Outcome details={full} now={now} /> : null}
        {log ? (
          <>
            <MessageFacts log={log} />
            <AiAnalysis log={log} loading={details.state === 'loading'} aiModel={aiModel} />
            {explanation === null ? null : <ExplanationDisclosure>{explanation}</ExplanationDisclosure>}
            {log.player_context ? <PlayerHistoryFacts context={log.player_context} /> : null}
            {full?.surroundings ? <ConversationContext log={log} surroundings={full.surroundings} /> : null}
            {isPending ? <SimilarList {...similar} shortcuts={shortcuts} now={now} /> : null}
            {full?.audit ? <AuditTrail events={full.audit} /> : null}
          </>
        ) : null}
        {log === null && !failed ? <DetailsSkeleton /> : null}
        {/* Not in the footer, which on a phone would leave the message too little room. */}
        <Switch
          label="Open the next item after a decision"
          checked={autoAdvance}
          onCheckedChange={onAutoAdvanceChange}
        />
      </Stack>
      {children}
    </Dialog>
  );
}
