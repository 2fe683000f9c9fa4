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
import { describeAction, describeReviewStatus, formatInteger, type Loadable } from '~/domain';
import { DECISION_LABELS, type DecisionKind } from '../ReviewDecisionDialog/decision';
import { SimilarList, type SimilarListProps } from './SimilarList';
import { AuditTrail } from './AuditTrail';
import { Presence } from './Presence';
import * as css from './ReviewDialog.css';
import { AiAnalysis, logOfSummary, MessageFacts, PlayerHistory } from './ReviewFacts';
import { ConversationContext } from './ConversationContext';

export interface ReviewDialogProps {
  /** Whether it is shown. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What the queue knows of the item already, shown until the details arrive. Null for an item opened by its address. */
  summary: PendingReview | null;
  /** The message, how it was judged and the player's history. */
  details: Loadable<ReviewDetails>;
  /** Asks for the details again. */
  onRetry: () => void;
  /** Which item of the queue it is, from 0. Null when it is not in the part of the queue at hand. */
  position: { index: number; total: number } | null;
  /** Opens the item before; left out when there is none. */
  onPrevious?: (() => void) | undefined;
  /** Opens the item after; left out when there is none. */
  onNext?: (() => void) | undefined;
  /**
   * What those are called who have the item open as well.
   * @default []
   */
  otherReviewers?: readonly string[];
  /** Begins a decision; it is confirmed in a dialog of its own. */
  onDecide: (kind: DecisionKind) => void;
  /** Near-identical items and which of them are decided along. */
  similar: Omit<SimilarListProps, 'now'>;
  /** Whether the next item opens by itself after a decision. */
  autoAdvance: boolean;
  onAutoAdvanceChange: (autoAdvance: boolean) => void;
  /**
   * Name of the configured AI model; null where there is none.
   * @default null
   */
  aiModel?: string | null;
  /** Milliseconds since 1970 that relative times count from. */
  now: number;
  /** News about the item before, such as how its decision ended. */
  notice?: ReactNode;
  /** What gets the focus when it closes. */
  returnFocus?: () => HTMLElement | null;
  /** Dialogs that open above this one. */
  children?: ReactNode;
}

const NO_REVIEWERS: readonly string[] = [];

/** What was decided: "Customized: mute". */
function outcomeTitle({ status, action }: ReviewOutcome): string {
  const { label } = describeReviewStatus(status);
  return status === 'rejected'
    ? `${label}: no action`
    : `${label}: ${describeAction(action).label.toLowerCase()}`;
}

function Outcome({ details: { outcome }, now }: { details: ReviewDetails; now: number }) {
  if (!outcome) return null;
  return (
    <Alert tone="info" announce={false} title={outcomeTitle(outcome)}>
      Decided by {outcome.reviewed_by} {formatRelative(outcome.decided_at, now)}.
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

/** One item of the review queue with all that helps to decide it, beside the queue (spec 2). */
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
  similar,
  autoAdvance,
  onAutoAdvanceChange,
  aiModel = null,
  now,
  notice,
  returnFocus,
  children,
}: ReviewDialogProps) {
  const full = details.state === 'ready' ? details.data : null;
  const log = full?.log ?? (summary ? logOfSummary(summary) : null);
  const isPending = full ? (full.status ?? 'pending') === 'pending' : log !== null;
  const failed = details.state === 'failed';

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      side="end"
      title="Review message"
      description="A message that waits for a person, with how it was judged."
      descriptionHidden
      {...(returnFocus && { returnFocus })}
      headerEnd={
        <div className={css.headerTools}>
          <Presence names={otherReviewers} />
          {position ? (
            <span
              className={css.place}
              data-state={otherReviewers.length > 0 || position.total > 999 ? 'crowded' : undefined}
            >
              <Text as="span" numeric tone="muted">
                {formatInteger(position.index + 1)} of {formatInteger(position.total)}
              </Text>
            </span>
          ) : null}
          <IconButton
            icon={ChevronLeftIcon}
            label="Previous item (K)"
            size="compact"
            directional
            aria-keyshortcuts="K"
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton
            icon={ChevronRightIcon}
            label="Next item (J)"
            size="compact"
            directional
            aria-keyshortcuts="J"
            disabled={!onNext}
            onClick={onNext}
          />
        </div>
      }
      footer={
        <div className={css.footer}>
          {isPending ? (
            <div className={css.decisions}>
              <span className={css.firstDecision}>
                <Button variant="primary" aria-keyshortcuts="A" onClick={() => onDecide('approve')}>
                  {DECISION_LABELS.approve}
                </Button>
              </span>
              <span className={css.decision}>
                <Button aria-keyshortcuts="C" onClick={() => onDecide('customize')}>
                  {DECISION_LABELS.customize}
                </Button>
              </span>
              <span className={css.decision}>
                <Button variant="danger" aria-keyshortcuts="R" onClick={() => onDecide('reject')}>
                  {DECISION_LABELS.reject}
                </Button>
              </span>
            </div>
          ) : null}
          <Switch
            label="Open the next item after a decision"
            checked={autoAdvance}
            onCheckedChange={onAutoAdvanceChange}
          />
        </div>
      }
    >
      <Stack space="large">
        {notice}
        {failed ? (
          <Alert
            tone="critical"
            action={
              <Button size="compact" icon={RotateCcwIcon} onClick={onRetry}>
                Retry
              </Button>
            }
          >
            {details.detail ?? 'Failed to load review details.'}
          </Alert>
        ) : null}
        {full ? <Outcome details={full} now={now} /> : null}
        {log ? (
          <>
            <MessageFacts log={log} />
            <AiAnalysis log={log} loading={details.state === 'loading'} aiModel={aiModel} />
            {log.player_context ? <PlayerHistory context={log.player_context} /> : null}
            {full?.surroundings ? <ConversationContext log={log} surroundings={full.surroundings} /> : null}
            {isPending ? <SimilarList {...similar} now={now} /> : null}
            {full?.audit ? <AuditTrail events={full.audit} now={now} /> : null}
          </>
        ) : null}
        {log === null && !failed ? <DetailsSkeleton /> : null}
      </Stack>
      {children}
    </Dialog>
  );
}
