import type { PendingReview, PendingReviewPage, ReviewDetails, ReviewOutcome } from '~/contract/api.gen';
import {
  countPending,
  countPendingUpTo,
  findPlayerCounts,
  findReview,
  listPending,
  listConversationContext,
  type ReviewRow,
  type ContextMessage,
} from '../../store/repositories/reviews';
import { hasMessages } from '../../store/repositories/players';
import { isTimeOrderedId } from '../../ids';
import type { Db } from '../../store/db';
import { describeDecision, type DecidedStatus, describeHold } from './wording';

/** Returns the decision of a review, null while it waits. */
export function toReviewOutcome(row: ReviewRow): (ReviewOutcome & { status: DecidedStatus }) | null {
  if (row.status === 'pending' || !row.decided_action || !row.decided_at || !row.reviewed_by) return null;
  return {
    status: row.status,
    action: row.decided_action,
    reviewed_by: row.reviewed_by,
    decided_at: row.decided_at.toISOString(),
    ...(row.comments === null ? {} : { comments: row.comments }),
  };
}

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
    return { reviews: [], total, offset: total, has_messages: await hasMessages(db, accountId) };
  }
  const [rows, total, before] = await Promise.all([
    listPending(db, accountId, after === undefined ? { offset } : { after }, limit),
    countPending(db, accountId),
    after === undefined ? undefined : countPendingUpTo(db, accountId, after),
  ]);
  return {
    reviews: rows.map(toPending),
    total,
    offset: before ?? Math.min(offset, total),
    has_messages: await hasMessages(db, accountId),
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

function trail(row: ReviewRow): NonNullable<ReviewDetails['audit']> {
  const held = { at: row.created_at.toISOString(), event: describeHold(row.applied_action) };
  const outcome = toReviewOutcome(row);
  if (!outcome) return [held];
  const decided = {
    at: outcome.decided_at,
    event: describeDecision(outcome.status, outcome.action),
    by: outcome.reviewed_by,
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
  const row = await findReview(db, accountId, id);
  if (!row) return undefined;
  const [context, counts] = await Promise.all([
    listConversationContext(db, row),
    findPlayerCounts(db, accountId, row.player_uuid),
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
    status: row.status,
    outcome: toReviewOutcome(row),
    surroundings: { before: context.before.map(toLine), after: context.after.map(toLine) },
    audit: trail(row),
  };
}
