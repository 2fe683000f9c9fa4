import type { Actor, LiveDecision } from '~/contract/api.gen';
import { formatActorName, isSameActor } from '../../actor';
import type { Clock } from '../../clock';
import { createTimeOrderedId } from '../../ids';
import { createConflictProblem, createNotFoundProblem } from '../../problem';
import { computeRetentionStart } from '../../retention';
import type { Db } from '../../store/db';
import { writeAuditEvent } from '../../store/repositories/audit';
import { takeActionBack } from '../../store/repositories/finalAction';
import { appendGameDecision, listMessageGameDecisions } from '../../store/repositories/gameDecisions';
import { lockMessage, type MessageRow } from '../../store/repositories/messages';
import { lockReviewItem } from '../../store/repositories/reviews';
import { retryTransaction } from '../../store/retry';
import type { LogOwner } from '../logs';
import { toLiveDecision, toPlayerReason } from './facts';

interface UndoOptions {
  db: Db;
  clock: Clock;
}

/** What a caller wants to undo. */
export interface UndoRequest {
  owner: LogOwner;
  actor: Actor;
  logId: string;
  /** The text that the player reads. */
  reason: string | undefined;
}

/** Refuses to undo where no action holds, unless this same caller's answer was lost. */
async function refuseUnlessRepeated(
  trx: Db,
  message: MessageRow,
  { actor, reason }: UndoRequest,
): Promise<void> {
  const decisions = await listMessageGameDecisions(trx, message.account_id, [message.id]);
  const undone = message.undone_at === null ? undefined : decisions.findLast(({ kind }) => kind === 'undo');
  if (!undone)
    throw createConflictProblem('No action is in effect for this message, so there is nothing to undo.');
  if (isSameActor(undone.actor, actor) && undone.reason === toPlayerReason(reason ?? '')) return;
  throw createConflictProblem(`${formatActorName(undone.actor)} has already undone this action.`);
}

/**
 * Takes back the action of a message, whether a verdict or a reviewer gave it. Row, counts, audit event and decision for
 * the game are one transaction, under the same locks as a reviewer's decision.
 *
 * @returns the decision for the game; undefined when the same actor repeats an undo that has taken effect
 * @throws {HttpProblem} 404; 409 where nothing is in effect
 */
export function undoAction(
  { db, clock }: UndoOptions,
  request: UndoRequest,
): Promise<LiveDecision | undefined> {
  const { owner, actor, logId, reason } = request;
  const undoOnce = async (trx: Db): Promise<LiveDecision | undefined> => {
    await lockReviewItem(trx, owner.id, logId);
    const message = await lockMessage(trx, owner.id, logId);
    const at = clock.now();
    if (!message || message.created_at < computeRetentionStart(owner.tier, at)) throw createNotFoundProblem();
    if (message.final_action === 'none') {
      await refuseUnlessRepeated(trx, message, request);
      return undefined;
    }
    await takeActionBack(trx, message, at);
    await writeAuditEvent(trx, {
      id: createTimeOrderedId(at.getTime()),
      accountId: owner.id,
      subjectId: logId,
      kind: 'action.undone',
      actor,
      at,
      detail: { action: message.final_action, ...(reason !== undefined && { reason }) },
    });
    const row = await appendGameDecision(trx, {
      id: createTimeOrderedId(at.getTime()),
      accountId: owner.id,
      at,
      kind: 'undo',
      action: 'none',
      previousAction: message.final_action,
      durationSeconds: null,
      player: { uuid: message.player_uuid, name: message.player_name },
      server: message.server,
      messageId: message.message_id,
      logId,
      reason: toPlayerReason(reason ?? ''),
      actor,
    });
    return toLiveDecision(row);
  };
  return retryTransaction(() => db.transaction().execute(undoOnce));
}
