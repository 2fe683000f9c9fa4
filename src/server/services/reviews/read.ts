import type { PendingReview, PendingReviewPage, ReviewDetails } from '~/contract/api.gen';
import {
  countPending,
  countEqualRejections,
  countPendingUpToItem,
  findPlayerCounts,
  findReview,
  listPending,
  listConversationContext,
  type ReviewRow,
  type ContextMessage,
} from '../../store/repositories/reviews';
import { completeActors } from '../../store/repositories/reviewDecisions';
import { type GameDecisionRow, listMessageGameDecisions } from '../../store/repositories/gameDecisions';
import { hasMessages } from '../../store/repositories/players';
import { isTimeOrderedId } from '../../ids';
import type { Db } from '../../store/db';
import { toReviewOutcome } from './outcomes';
import { findUndo, toGameDelivery } from '../decisions/facts';
import { describeDecision, describeHold, describeUndo } from './wording';

function toPending(row: ReviewRow): PendingReview {
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    player_name: row.player_name,
    player_uuid: row.player_uuid,
    message: row.message,
    ai_category: row.category,
    ai_severity: row.severity,
    ai_confidence: row.confidence ?? 0,
    recommended_action: row.recommended_action,
    server: row.server,
    similar_key: row.similar_key,
    decided_by: row.decided_by,
  };
}

/** The page that a caller selects; `after` takes precedence over `offset`. */
export interface PendingPageRequest {
  /** 1 to 100. */
  limit: number;
  offset: number;
  /** The last item of the page before. */
  after?: string | undefined;
}

/** Reads one page of the queue, oldest first, with the queue's length and the page's place in it. */
export async function readPendingPage(
  db: Db,
  accountId: string,
  { limit, offset, after }: PendingPageRequest,
): Promise<PendingReviewPage> {
  // All items have time-ordered ids; behind any other id there is nothing.
  if (after !== undefined && !isTimeOrderedId(after)) {
    const total = await countPending(db, accountId);
    return {
      reviews: [],
      total,
      offset: total,
      has_messages: total > 0 || (await hasMessages(db, accountId)),
    };
  }
  const [rows, total, before] = await Promise.all([
    listPending(db, accountId, after === undefined ? { offset } : { after }, limit),
    countPending(db, accountId),
    after === undefined ? undefined : countPendingUpToItem(db, accountId, after),
  ]);
  return {
    reviews: rows.map(toPending),
    total,
    offset: before ?? Math.min(offset, total),
    // A review item is a message, so only an empty queue needs the query.
    has_messages: total > 0 || (await hasMessages(db, accountId)),
  };
}

function toLine(line: ContextMessage) {
  return {
    timestamp: line.said_at.toISOString(),
    player_name: line.player_name,
    message: line.message,
    final_action: line.final_action,
  };
}

type Trail = NonNullable<ReviewDetails['audit']>;

/** Adds what became of the decision in the game, and every undo. */
function toTrail(row: ReviewRow, decisions: readonly GameDecisionRow[]): Trail {
  const [held, ...decided] = toReviewTrail(row);
  const told = decisions.find(({ kind }) => kind === 'review');
  const undone = decisions
    .filter(({ kind }) => kind === 'undo')
    .map((each) => ({
      at: each.created_at.toISOString(),
      event: describeUndo(each.previous_action),
      by: each.actor.name,
      actor: each.actor,
      ...(each.reason !== '' && { comments: each.reason }),
      delivery: toGameDelivery(each),
    }));
  const later = [
    ...decided.map((entry) => ({ ...entry, ...(told && { delivery: toGameDelivery(told) }) })),
    ...undone,
  ];
  return [...(held ? [held] : []), ...later.toSorted((a, b) => a.at.localeCompare(b.at))];
}

/** What the review itself tells: that the message was held, and its decision. */
function toReviewTrail(row: ReviewRow): Trail {
  const held = { at: row.created_at.toISOString(), event: describeHold(row.applied_action) };
  const outcome = toReviewOutcome(row);
  if (!outcome) return [held];
  const decided = {
    at: outcome.decided_at,
    event: describeDecision(outcome.status, outcome.action),
    by: outcome.reviewed_by,
    ...(outcome.actor && { actor: outcome.actor }),
    ...(outcome.comments === undefined ? {} : { comments: outcome.comments }),
  };
  return [held, decided];
}

/** Reads one item with everything a reviewer needs. Returns undefined when the account has no such item. */
export async function readReviewDetails(
  db: Db,
  accountId: string,
  id: string,
): Promise<ReviewDetails | undefined> {
  const found = await findReview(db, accountId, id);
  const [row] = found ? await completeActors(db, accountId, [found]) : [];
  if (!row) return undefined;
  const [context, decisions, counts, equalRejections] = await Promise.all([
    listConversationContext(db, row),
    listMessageGameDecisions(db, accountId, [id]),
    findPlayerCounts(db, accountId, row.player_uuid),
    countEqualRejections(db, row),
  ]);
  return {
    log: {
      id: row.id,
      player_name: row.player_name,
      player_uuid: row.player_uuid,
      message: row.message,
      timestamp: row.created_at.toISOString(),
      server: row.server,
      ai_category: row.category,
      ai_severity: row.severity,
      ai_confidence: row.confidence ?? 0,
      recommended_action: row.recommended_action,
      final_action: row.final_action,
      ai_reasoning: row.reasoning,
      rule: row.rule,
      decided_by: row.decided_by,
      ...(counts && {
        player_context: {
          warnings_count: counts.warnings,
          mutes_count: counts.mutes,
          kicks_count: counts.kicks,
          total_messages: counts.messages,
        },
      }),
    },
    equal_rejections: equalRejections,
    status: row.status,
    outcome: toReviewOutcome(row),
    undo: findUndo(row, decisions),
    surroundings: { before: context.before.map(toLine), after: context.after.map(toLine) },
    audit: toTrail(row, decisions),
  };
}
