import type { Action, Actor, LiveDecision, ReviewDecidedEvent } from '~/contract/api.gen';
import { isSameActor } from '../../actor';
import type { Clock } from '../../clock';
import { createTimeOrderedId } from '../../ids';
import { writeAuditEvent } from '../../store/repositories/audit';
import { appendGameDecision } from '../../store/repositories/gameDecisions';
import { completeActors } from '../../store/repositories/reviewDecisions';
import { lockReview, type ReviewRow, writeDecision } from '../../store/repositories/reviews';
import type { Db } from '../../store/db';
import { retryTransaction } from '../../store/retry';
import { toLiveDecision, toPlayerReason } from '../decisions/facts';
import { type DecidedOutcome, toReviewOutcome } from './outcomes';
import {
  describeConflict,
  type DecisionKind,
  describeForPlayer,
  describeOutcome,
  statusOfDecision,
} from './wording';

/** A reviewer's decision about one item. */
export interface ReviewDecision {
  kind: DecisionKind;
  /** Only for `customize`. */
  customAction?: Action;
  /** The e-mail address that the reviewer typed. */
  reviewedBy: string;
  comments?: string;
}

/** The authenticated caller of a decision, as opposed to the e-mail address that the reviewer typed. */
export interface DecisionCaller {
  accountId: string;
  actor: Actor;
}

export type DecisionResult =
  /** Decided now, or by this same request before its answer was lost; `told` is the new decision for the game. */
  | { result: 'decided'; message: string; outcome: DecidedOutcome; told?: LiveDecision | undefined }
  /** Another actor, or another decision, came first. */
  | { result: 'conflict'; detail: string; decision: DecidedOutcome }
  /** The account has no such item. */
  | { result: 'missing' };

function getDecidedAction(decision: ReviewDecision, recommended: Action): Action {
  if (decision.kind === 'approve') return recommended;
  return decision.kind === 'reject' ? 'none' : (decision.customAction ?? 'none');
}

/** Whether an earlier delivery of the same request decided the item; its answer may have been lost. */
function isRepeat(
  earlier: DecidedOutcome,
  row: ReviewRow,
  decision: ReviewDecision,
  caller: DecisionCaller,
): boolean {
  return (
    earlier.actor !== undefined &&
    isSameActor(earlier.actor, caller.actor) &&
    earlier.status === statusOfDecision[decision.kind] &&
    earlier.action === getDecidedAction(decision, row.recommended_action) &&
    earlier.reviewed_by === decision.reviewedBy &&
    earlier.comments === decision.comments
  );
}

/** Writes the decision into the feed, unless the verdict has already told the game the same. */
async function tellGame(
  trx: Db,
  row: ReviewRow,
  { action, caller: { accountId, actor }, at }: { action: Action; caller: DecisionCaller; at: Date },
): Promise<LiveDecision | undefined> {
  if (action === row.final_action) return undefined;
  const written = await appendGameDecision(trx, {
    id: createTimeOrderedId(at.getTime()),
    accountId,
    at,
    kind: 'review',
    action,
    previousAction: row.final_action,
    durationSeconds: null,
    player: { uuid: row.player_uuid, name: row.player_name },
    server: row.server,
    messageId: row.message_id,
    logId: row.id,
    reason: toPlayerReason(describeForPlayer(action, row)),
    actor,
  });
  return toLiveDecision(written);
}

export interface DecisionDependencies {
  db: Db;
  clock: Clock;
  /** Queues the webhook event, in the transaction of the decision. */
  announce: (
    trx: Db,
    accountId: string,
    event: 'review.decided',
    data: Required<ReviewDecidedEvent['data']>,
  ) => Promise<void>;
}

/**
 * Decides one item. Locks the item's row first, so of any number of decisions that arrive together one is written and
 * the others see it; decision, audit event and counts are one transaction.
 *
 * @param id of the item, which is the id of its message
 */
export function decideReview(
  context: DecisionDependencies,
  caller: DecisionCaller,
  id: string,
  decision: ReviewDecision,
): Promise<DecisionResult> {
  return retryTransaction(() => decideOnce(context, caller, id, decision));
}

function decideOnce(
  { db, clock, announce }: DecisionDependencies,
  caller: DecisionCaller,
  id: string,
  decision: ReviewDecision,
): Promise<DecisionResult> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockReview(trx, caller.accountId, id);
    const [row] = locked ? await completeActors(trx, caller.accountId, [locked]) : [];
    if (!row) return { result: 'missing' };

    const createEffect = (action: Action, verdictAction = row.applied_action) => ({
      action,
      verdictAction,
      player: row.player_name,
    });
    const earlier = toReviewOutcome(row);
    if (earlier) {
      return isRepeat(earlier, row, decision, caller)
        ? {
            result: 'decided',
            message: describeOutcome(earlier.status, createEffect(earlier.action)),
            outcome: earlier,
          }
        : {
            result: 'conflict',
            detail: describeConflict(earlier, createEffect(earlier.action)),
            decision: earlier,
          };
    }

    const at = clock.now();
    const status = statusOfDecision[decision.kind];
    const action = getDecidedAction(decision, row.recommended_action);
    await writeDecision(trx, row, {
      status,
      decided_action: action,
      decided_at: at,
      reviewed_by: decision.reviewedBy,
      decided_by_account: caller.accountId,
      actor: JSON.stringify(caller.actor),
      comments: decision.comments ?? null,
    });
    await writeAuditEvent(trx, {
      id: createTimeOrderedId(at.getTime()),
      accountId: caller.accountId,
      subjectId: id,
      kind: 'review.decided',
      actor: caller.actor,
      at,
      detail: {
        status,
        action,
        replaced_action: row.final_action,
        reviewed_by: decision.reviewedBy,
        ...(decision.comments !== undefined && { comments: decision.comments }),
      },
    });
    await announce(trx, caller.accountId, 'review.decided', {
      id,
      status,
      action,
      reviewed_by: decision.reviewedBy,
      actor: caller.actor,
      decided_at: at.toISOString(),
    });
    return {
      result: 'decided',
      told: await tellGame(trx, row, { action, caller, at }),
      message: describeOutcome(status, createEffect(action, row.final_action)),
      outcome: {
        status,
        action,
        reviewed_by: decision.reviewedBy,
        actor: caller.actor,
        decided_at: at.toISOString(),
        ...(decision.comments !== undefined && { comments: decision.comments }),
      },
    };
  });
}
