import { type Selectable, sql } from 'kysely';
import type { Action } from '~/contract/api.gen';
import { MINUTE_MS } from '../../clock';
import { isTimeOrderedId, readTimeOfId } from '../../ids';
import type { Db } from '../db';
import { setFinalAction } from './finalAction';
import type { MessagesTable, ReviewsTable } from '../schema/messages';

/** Messages further away than this belong to another conversation, and would take a long scan to find. */
const CONTEXT_WINDOW_MS = 30 * MINUTE_MS;
const CONTEXT_MESSAGES = 5;
/** Messages that are read on each side of the reviewed one; only the nearest of them are returned. */
const CONTEXT_CANDIDATES = 50;

const MESSAGE_COLUMNS = [
  'messages.sent_at',
  'messages.server',
  'messages.channel',
  'messages.message_id',
  'messages.player_uuid',
  'messages.player_name',
  'messages.message',
  'messages.final_action',
  'messages.undone_at',
  'messages.category',
  'messages.severity',
  'messages.confidence',
  'messages.reasoning',
  'messages.rule',
  'messages.decided_by',
] as const;

type ColumnName<Reference> = Reference extends `messages.${infer Name extends keyof MessagesTable}`
  ? Name
  : never;

/** A review together with its message. */
export type ReviewRow = Selectable<ReviewsTable> &
  Pick<Selectable<MessagesTable>, ColumnName<(typeof MESSAGE_COLUMNS)[number]>>;

/** Where a page of the queue begins: behind an item, which may be decided by now, or after a number of items. */
export type QueuePageStart = { after: string } | { offset: number };

/** Writes an item's position in the queue. Its id holds its time, so the position of a deleted item is known too. */
const toQueuePosition = (id: string) => sql`(${new Date(readTimeOfId(id))}::timestamptz, ${id}::uuid)`;

/** The hours in which an account's waiting items were created, each with its count. */
const buildWaitingHours = (accountId: string) =>
  sql`review_hours where account_id = ${accountId} and pending > 0`;

const selectWaitingItems = (accountId: string) =>
  sql`select * from reviews where account_id = ${accountId} and status = 'pending'`;

/** One page of waiting items. For a page by its number, the counts of the hours tell in which hour it begins. */
function selectQueuePage(accountId: string, start: QueuePageStart, limit: number) {
  const inOrder = sql`order by created_at, id limit ${limit}`;
  if ('after' in start) {
    return sql`${selectWaitingItems(accountId)} and (created_at, id) > ${toQueuePosition(start.after)} ${inOrder}`;
  }
  if (start.offset === 0) return sql`${selectWaitingItems(accountId)} ${inOrder}`;
  return sql`select page.* from (
      select hour, reached - pending as skipped from (
        select hour, pending, sum(pending) over (order by hour) as reached from ${buildWaitingHours(accountId)}
      ) as hours where reached > ${start.offset} order by hour limit 1
    ) as place, lateral (
      ${selectWaitingItems(accountId)} and created_at >= place.hour ${inOrder} offset ${start.offset} - place.skipped
    ) as page`;
}

/**
 * Lists one page of waiting items, oldest first. Reads their messages in a second statement, which knows their times: a
 * join would plan for every partition, and in a long queue it would join every item to find the first twenty.
 */
export async function listPending(
  db: Db,
  accountId: string,
  start: QueuePageStart,
  limit: number,
): Promise<ReviewRow[]> {
  const { rows: items } = await sql<
    Selectable<ReviewsTable>
  >`${selectQueuePage(accountId, start, limit)}`.execute(db);
  if (items.length === 0) return [];
  const messages = await db
    .selectFrom('messages')
    .select(['messages.id', ...MESSAGE_COLUMNS])
    .where('account_id', '=', accountId)
    .where(
      'created_at',
      'in',
      items.map((item) => item.created_at),
    )
    .execute();
  const byId = new Map(messages.map((message) => [message.id, message]));
  return items.flatMap((item) => {
    const message = byId.get(item.id);
    return message ? [{ ...item, ...message }] : [];
  });
}

/** Counts how many items wait, from the counts of their hours. */
export async function countPending(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select coalesce(sum(pending), 0)::float8 as count from ${buildWaitingHours(accountId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts the items that wait up to an item of the queue; counts one by one only in that item's own hour. */
export async function countPendingUpToItem(db: Db, accountId: string, id: string): Promise<number> {
  const hour = sql`date_trunc('hour', ${new Date(readTimeOfId(id))}::timestamptz, 'UTC')`;
  const { rows } = await sql<{ count: number }>`select (
      (select coalesce(sum(pending), 0) from ${buildWaitingHours(accountId)} and hour < ${hour})
      + (select count(*) from (${selectWaitingItems(accountId)} and created_at >= ${hour}
          and (created_at, id) <= ${toQueuePosition(id)}) as before)
    )::float8 as count`.execute(db);
  return rows[0]?.count ?? 0;
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

/**
 * Returns undefined when the account has no such item, even if another account has it. The time in the id tells which
 * partition has the message.
 */
export async function findReview(db: Db, accountId: string, id: string): Promise<ReviewRow | undefined> {
  if (!isTimeOrderedId(id)) return undefined;
  return db
    .selectFrom('reviews')
    .innerJoin('messages', 'messages.id', 'reviews.id')
    .where('reviews.account_id', '=', accountId)
    .where('reviews.id', '=', id)
    .where('messages.account_id', '=', accountId)
    .where('messages.created_at', '=', new Date(readTimeOfId(id)))
    .selectAll('reviews')
    .select(MESSAGE_COLUMNS)
    .executeTakeFirst();
}

/** Locks a message's item, if it has one: until the transaction ends, no other call decides it or undoes its action. */
export async function lockReviewItem(trx: Db, accountId: string, id: string): Promise<void> {
  await trx
    .selectFrom('reviews')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/**
 * Like `findReview`, under the lock of `lockReviewItem`. Locks in a statement of its own: one that locked and joined at
 * once would read the message as it was before the wait for the lock.
 */
export async function lockReview(trx: Db, accountId: string, id: string): Promise<ReviewRow | undefined> {
  await lockReviewItem(trx, accountId, id);
  return findReview(trx, accountId, id);
}

/** The columns that a decision sets. */
export type DecisionColumns = Required<
  Pick<
    ReviewsTable,
    'status' | 'decided_action' | 'decided_at' | 'reviewed_by' | 'decided_by_account' | 'comments'
  >
> & {
  /** The actor as JSON. */
  actor: string;
};

/** Writes a decision into the review, its message and every count of the message's action. */
export async function writeDecision(
  trx: Db,
  review: ReviewRow,
  decision: DecisionColumns & { decided_action: Action },
): Promise<void> {
  const message = { ...review, review_status: review.status };
  await setFinalAction(trx, message, decision.decided_action, decision.status);
  // Comes last: its trigger locks the queue's counts, which ingest also locks last, so the two can't deadlock.
  await trx
    .updateTable('reviews')
    .set(decision)
    .where('account_id', '=', review.account_id)
    .where('id', '=', review.id)
    .execute();
}

export type ContextMessage = Pick<MessagesTable, 'id' | 'player_name' | 'message' | 'final_action'> & {
  said_at: Date;
};

/** Messages that arrived around a moment on the server and the channel of the reviewed one. */
async function listArrivedAround(db: Db, review: ReviewRow, moment: Date): Promise<ContextMessage[]> {
  const lines = db
    .selectFrom('messages')
    .where('account_id', '=', review.account_id)
    .where('server', 'is not distinct from', review.server)
    .where(sql<boolean>`coalesce(channel, 'public') = ${review.channel ?? 'public'}`)
    .select(['id', 'player_name', 'message', 'final_action'])
    .select(sql<Date>`coalesce(sent_at, created_at)`.as('said_at'))
    .limit(CONTEXT_CANDIDATES);
  const place = sql`(${moment}::timestamptz, ${review.id}::uuid)`;
  const shiftMoment = (ms: number): Date => new Date(moment.getTime() + ms);
  // Both bounds of each side are dates, so that the database plans for their partitions alone.
  const sides = await Promise.all([
    lines
      .where('created_at', '>=', shiftMoment(-CONTEXT_WINDOW_MS))
      .where('created_at', '<=', moment)
      .where(sql<boolean>`(created_at, id) < ${place}`)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
    lines
      .where('created_at', '>=', moment)
      .where('created_at', '<=', shiftMoment(CONTEXT_WINDOW_MS))
      .where(sql<boolean>`(created_at, id) > ${place}`)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  ]);
  return sides.flat();
}

/**
 * Messages of the same server and channel said around the reviewed one, oldest first, at most five on each side. Some
 * arrived when it was said, others when it arrived, because a game server that was cut off sends a conversation late.
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

/** Pages show a higher number only as "many", so counting ends here. */
const MAX_EQUAL_REJECTIONS = 100;

/** Counts the account's rejected items whose messages say nearly the same, up to a hundred. */
export async function countEqualRejections(
  db: Db,
  { account_id: accountId, similar_key: similarKey }: Pick<ReviewRow, 'account_id' | 'similar_key'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from reviews
      where account_id = ${accountId} and similar_key = ${similarKey} and status = 'rejected'
      limit ${MAX_EQUAL_REJECTIONS}
    ) equal`.execute(db);
  return rows[0]?.count ?? 0;
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
