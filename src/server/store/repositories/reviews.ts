import { sql } from 'kysely';
import type { Action } from '~/contract/api.gen';
import { MINUTE_MS } from '../../clock';
import { readTimeOfId } from '../../ids';
import type { Db } from '../db';
import { setFinalAction } from './finalAction';
import type { MessagesTable, ReviewsTable } from '../schema';

/** Messages further away than this belong to another conversation, and would take a long scan to find. */
const CONTEXT_WINDOW_MS = 30 * MINUTE_MS;
const contextInterval = sql`interval '30 minutes'`;
const CONTEXT_MESSAGES = 5;
/** Messages on each side of a moment, among which the nearest to the reviewed one are chosen. */
const CONTEXT_CANDIDATES = 50;

const MESSAGE_COLUMNS = [
  'messages.sent_at',
  'messages.server',
  'messages.player_uuid',
  'messages.player_name',
  'messages.message',
  'messages.final_action',
  'messages.category',
  'messages.severity',
  'messages.confidence',
  'messages.reasoning',
  'messages.rule',
  'messages.decided_by',
] as const;

/** A review together with its message. */
export type ReviewRow = ReviewsTable &
  Pick<
    MessagesTable,
    | 'sent_at'
    | 'server'
    | 'player_uuid'
    | 'player_name'
    | 'message'
    | 'final_action'
    | 'category'
    | 'severity'
    | 'confidence'
    | 'reasoning'
    | 'rule'
    | 'decided_by'
  >;

/**
 * Joins by id and time, because the message's key begins with its time: without it the database would read every
 * partition.
 */
function withMessages(db: Db, accountId: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.account_id', '=', 'reviews.account_id')
        .onRef('messages.created_at', '=', 'reviews.created_at')
        .onRef('messages.id', '=', 'reviews.id'),
    )
    .where('reviews.account_id', '=', accountId);
}

/** Where a page of the queue begins: behind an item, which may be decided by now, or after a number of items. */
export type PageStart = { after: string } | { offset: number };

/**
 * Returns a place in the order of the queue. An id holds its item's time, so a place stays when its item is deleted.
 */
const toQueuePosition = (id: string) => sql`(${new Date(readTimeOfId(id))}::timestamptz, ${id}::uuid)`;

/**
 * Lists one page of waiting items, oldest first. Selects the page before it joins the messages: in a long queue the
 * database would otherwise join every item to find the first twenty.
 */
export function listPending(
  db: Db,
  accountId: string,
  start: PageStart,
  limit: number,
): Promise<ReviewRow[]> {
  const waiting = db
    .selectFrom('reviews')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit);
  const page =
    'after' in start
      ? waiting.where(sql<boolean>`(created_at, id) > ${toQueuePosition(start.after)}`)
      : waiting.offset(start.offset);
  return db
    .selectFrom(page.as('reviews'))
    .innerJoin('messages', (join) =>
      join
        .onRef('messages.account_id', '=', 'reviews.account_id')
        .onRef('messages.created_at', '=', 'reviews.created_at')
        .onRef('messages.id', '=', 'reviews.id'),
    )
    .selectAll('reviews')
    .select(MESSAGE_COLUMNS)
    .orderBy('reviews.created_at')
    .orderBy('reviews.id')
    .execute();
}

function selectPending(db: Db, accountId: string) {
  return db
    .selectFrom('reviews')
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

export async function countPending(db: Db, accountId: string): Promise<number> {
  return (await selectPending(db, accountId).executeTakeFirstOrThrow()).count;
}

/** Counts how many items wait up to a place in the queue. */
export async function countPendingUpTo(db: Db, accountId: string, id: string): Promise<number> {
  const upTo = selectPending(db, accountId).where(sql<boolean>`(created_at, id) <= ${toQueuePosition(id)}`);
  return (await upTo.executeTakeFirstOrThrow()).count;
}

/** Whether the account has such an item, pending or decided. */
export async function hasReview(db: Db, accountId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('reviews')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns undefined when the account has no such item, even if another account has it. */
export function findReview(db: Db, accountId: string, id: string): Promise<ReviewRow | undefined> {
  return withMessages(db, accountId)
    .where('reviews.id', '=', id)
    .selectAll('reviews')
    .select(MESSAGE_COLUMNS)
    .executeTakeFirst();
}

/** Like `findReview`; no other call can decide the item until the transaction ends. */
export function lockReview(trx: Db, accountId: string, id: string): Promise<ReviewRow | undefined> {
  return withMessages(trx, accountId)
    .where('reviews.id', '=', id)
    .selectAll('reviews')
    .select(MESSAGE_COLUMNS)
    .forUpdate(['reviews'])
    .executeTakeFirst();
}

/** The columns that a decision sets. */
export type DecisionColumns = Required<
  Pick<
    ReviewsTable,
    'status' | 'decided_action' | 'decided_at' | 'reviewed_by' | 'decided_by_account' | 'comments'
  >
>;

/** Writes a decision into the review, its message and every count of the message's action. */
export async function writeDecision(
  trx: Db,
  review: ReviewRow,
  decision: DecisionColumns & { decided_action: Action },
): Promise<void> {
  await trx
    .updateTable('reviews')
    .set(decision)
    .where('account_id', '=', review.account_id)
    .where('id', '=', review.id)
    .execute();
  await setFinalAction(trx, review, decision.decided_action, decision.status);
}

export type ContextMessage = Pick<MessagesTable, 'id' | 'player_name' | 'message' | 'final_action'> & {
  said_at: Date;
};

/** Messages that arrived around a moment on the server of the reviewed one. */
async function listArrivedAround(db: Db, review: ReviewRow, moment: Date): Promise<ContextMessage[]> {
  const lines = db
    .selectFrom('messages')
    .where('account_id', '=', review.account_id)
    .where('server', 'is not distinct from', review.server)
    .select(['id', 'player_name', 'message', 'final_action'])
    .select(sql<Date>`coalesce(sent_at, created_at)`.as('said_at'))
    .limit(CONTEXT_CANDIDATES);
  const here = sql`${moment}::timestamptz`;
  const place = sql`(${here}, ${review.id}::uuid)`;
  const sides = await Promise.all([
    lines
      .where(sql<boolean>`(created_at, id) < ${place} and created_at >= ${here} - ${contextInterval}`)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    lines
      .where(sql<boolean>`(created_at, id) > ${place} and created_at <= ${here} + ${contextInterval}`)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  ]);
  return sides.flat();
}

/**
 * Messages of the same server said around the reviewed one, oldest first, at most five on each side. Some arrived when
 * it was said, others when it arrived, because a game server that was cut off sends a conversation late.
 */
export async function listConversationContext(
  db: Db,
  review: ReviewRow,
): Promise<{ before: ContextMessage[]; after: ContextMessage[] }> {
  const saidAt = review.sent_at ?? review.created_at;
  const late = review.created_at.getTime() - saidAt.getTime() > MINUTE_MS;
  const moments = late ? [review.created_at, saidAt] : [review.created_at];
  const arrived = await Promise.all(moments.map((moment) => listArrivedAround(db, review, moment)));
  const byId = new Map(arrived.flat().map((line) => [line.id, line]));
  byId.delete(review.id);
  const isBefore = (a: Pick<ContextMessage, 'id' | 'said_at'>, b: typeof a): boolean =>
    a.said_at < b.said_at || (a.said_at.getTime() === b.said_at.getTime() && a.id < b.id);
  const lines = [...byId.values()]
    .filter((line) => Math.abs(line.said_at.getTime() - saidAt.getTime()) <= CONTEXT_WINDOW_MS)
    .toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
  const here = { id: review.id, said_at: saidAt };
  return {
    before: lines.filter((line) => isBefore(line, here)).slice(-CONTEXT_MESSAGES),
    after: lines.filter((line) => isBefore(here, line)).slice(0, CONTEXT_MESSAGES),
  };
}

/** Finds the counts of the player over all their messages on this account. */
export function findPlayerCounts(db: Db, accountId: string, playerUuid: string) {
  return db
    .selectFrom('players')
    .where('account_id', '=', accountId)
    .where('player_uuid', '=', playerUuid)
    .select(['warnings', 'mutes', 'kicks', 'messages'])
    .executeTakeFirst();
}
