import { type RawBuilder, sql, type Selectable } from 'kysely';
import type { LogEntry, LogFilter } from '~/contract/api.gen';
import { actionValues } from '~/contract/enums.gen';
import { isTimeOrderedId, readTimeOfId } from '../../ids';
import type { Db } from '../db';
import type { MessagesTable } from '../schema';
import type { PreparedRunner } from './ingest';

export type MessageRow = Selectable<MessagesTable>;

export interface LogQuery {
  filter: LogFilter;
  /** Part of a name in any capitals, or the beginning of a uuid; undefined for every player. */
  player: string | undefined;
  /** Start of a UTC hour. */
  from: Date;
  /** Start of the UTC hour before which the log ends. */
  to: Date;
}

export interface LogSlice {
  total: number;
  rows: MessageRow[];
}

export function toLogEntry(row: MessageRow): LogEntry {
  return {
    id: row.id,
    timestamp: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    player_name: row.player_name,
    player_uuid: row.player_uuid,
    message: row.message,
    final_action: row.final_action,
    ai_confidence: row.confidence,
    processing_time_ms: row.processing_time_ms,
    server: row.server,
    recommended_action: row.recommended_action,
    ai_category: row.category,
    ai_severity: row.filtered ? null : row.severity,
    ai_reasoning: row.reasoning,
    rule: row.rule,
    filtered: row.filtered,
    decided_by: row.decided_by,
    review_status: row.review_status,
  };
}

const takenActions = actionValues.filter((action) => action !== 'none');

function actionIs(filter: LogFilter): RawBuilder<unknown> {
  if (filter === 'all') return sql``;
  if (filter === 'any_action') return sql`and final_action <> 'none'`;
  if (filter === 'filtered') return sql`and filtered`;
  return sql`and final_action = ${sql.lit(filter)}`;
}

/** The hourly count of the rows that a filter selects. */
function countedFor(filter: LogFilter): RawBuilder<unknown> {
  if (filter === 'all') return sql`messages`;
  if (filter === 'filtered') return sql`filtered`;
  const actions = filter === 'any_action' ? takenActions : [filter];
  return sql.join(
    actions.map((action) => sql.ref(`action_${action}`)),
    sql` + `,
  );
}

/**
 * An account's rows before `until` that a filter selects. The filter "any action" reads each action by itself: the
 * index orders each by time, and merging four of them is cheaper than reading every message without an action.
 */
function rowsUntil(accountId: string, query: LogQuery, until: RawBuilder<unknown>): RawBuilder<unknown> {
  const kinds: readonly LogFilter[] = query.filter === 'any_action' ? takenActions : [query.filter];
  return sql.join(
    kinds.map(
      (kind) => sql`select * from messages
        where account_id = ${accountId} and created_at >= ${query.from} and created_at < ${until} ${actionIs(kind)}`,
    ),
    sql` union all `,
  );
}

/**
 * Ids of players whose name contains the text or whose uuid begins with it. A text that matches more players than this
 * stands for the most recently seen ones.
 */
async function findPlayerIds(db: Db, accountId: string, text: string): Promise<string[]> {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const result = await sql<{ player_uuid: string }>`
    select player_uuid from players
    where account_id = ${accountId}
      and (player_name ilike ${`%${escaped}%`} or player_uuid::text like ${`${escaped.toLowerCase()}%`})
    order by last_seen_at desc limit 5000`.execute(db);
  return result.rows.map((row) => row.player_uuid);
}

type CountedRow = Partial<MessageRow> & { total: number };

function toSlice(rows: CountedRow[]): LogSlice {
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ total: _, ...row }) => (row.id ? [row as MessageRow] : [])),
  };
}

/**
 * Counts and pages by the hourly totals: they tell in which hour the page begins, so a page in the middle of millions
 * of rows skips at most one hour of them.
 */
async function listForEveryPlayer(
  db: Db,
  accountId: string,
  query: LogQuery,
  limit: number,
  offset: number,
): Promise<LogSlice> {
  const counted = countedFor(query.filter);
  const result = await sql<CountedRow>`
    with hours as materialized (
      select hour, ${counted} as n from hourly_totals
      where account_id = ${accountId} and hour >= ${query.from} and hour < ${query.to} and (${counted}) > 0
    ),
    places as (
      select hour, n, sum(n) over (order by hour desc) as reached from hours
    ),
    place as (
      select hour + interval '1 hour' as until, reached - n as skipped from places
      where reached > ${offset} order by hour desc limit 1
    )
    select t.total, m.* from (select coalesce(sum(n), 0) as total from hours) t
    left join lateral (
      select messages.* from place, lateral (
        select * from (${rowsUntil(accountId, query, sql`place.until`)}) matching
        order by created_at desc, id desc
        offset (${offset} - place.skipped) limit ${limit}
      ) messages
    ) m on true
    order by m.created_at desc, m.id desc`.execute(db);
  return toSlice(result.rows);
}

async function listOfPlayers(
  db: Db,
  accountId: string,
  query: LogQuery,
  playerIds: string[],
  limit: number,
  offset: number,
): Promise<LogSlice> {
  if (playerIds.length === 0) return { total: 0, rows: [] };
  const matching = sql`account_id = ${accountId} and player_uuid = any(${playerIds}::uuid[])
    and created_at >= ${query.from} and created_at < ${query.to} ${actionIs(query.filter)}`;
  const result = await sql<CountedRow>`
    select t.total, m.* from (select count(*) as total from messages where ${matching}) t
    left join lateral (
      select * from messages where ${matching}
      order by created_at desc, id desc offset ${offset} limit ${limit}
    ) m on true
    order by m.created_at desc, m.id desc`.execute(db);
  return toSlice(result.rows);
}

/** Lists one page of the log, newest first, with the count of all rows that match. */
export async function listMessages(
  db: Db,
  accountId: string,
  query: LogQuery,
  limit: number,
  offset: number,
): Promise<LogSlice> {
  if (query.player === undefined) return listForEveryPlayer(db, accountId, query, limit, offset);
  const playerIds = await findPlayerIds(db, accountId, query.player);
  return listOfPlayers(db, accountId, query, playerIds, limit, offset);
}

/** Every matching row, newest first, in chunks; only one chunk is in memory at a time. */
export async function* streamMessages(
  db: Db,
  accountId: string,
  query: LogQuery,
  chunk = 1_000,
): AsyncGenerator<MessageRow[]> {
  const playerIds = query.player === undefined ? undefined : await findPlayerIds(db, accountId, query.player);
  if (playerIds?.length === 0) return;
  const ofPlayers = playerIds ? sql`and player_uuid = any(${playerIds}::uuid[])` : sql``;
  let last: MessageRow | undefined;
  for (;;) {
    const before = last
      ? sql`and (created_at, id) < (${last.created_at}, ${last.id})`
      : sql`and created_at < ${query.to}`;
    const { rows } = await sql<MessageRow>`
      select * from messages
      where account_id = ${accountId} and created_at >= ${query.from} ${before} ${ofPlayers}
        ${actionIs(query.filter)}
      order by created_at desc, id desc limit ${chunk}`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < chunk || !last) return;
  }
}

/** Finds a message by its id. The time in the id tells which partition to search. */
export async function findMessage(db: Db, accountId: string, id: string): Promise<MessageRow | undefined> {
  if (!isTimeOrderedId(id)) return undefined;
  return db
    .selectFrom('messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('created_at', '=', new Date(readTimeOfId(id)))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Lists the newest messages, for the preview of settings. */
export async function listNewestMessages(db: Db, accountId: string, limit: number): Promise<MessageRow[]> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface Receipt {
  message_id: string;
  /** Hex of the hash of the first body under this id. */
  body_hash: string;
  log_id: string;
}

/** Finds the receipts of the caller's message ids. */
export async function findReceipts(
  runner: PreparedRunner,
  accountId: string,
  messageIds: readonly string[],
): Promise<Receipt[]> {
  return runner.query<Receipt>(
    'receipts',
    `select message_id, encode(body_hash, 'hex') as body_hash, log_id from message_receipts
     where account_id = $1 and message_id = any($2::text[])`,
    [accountId, messageIds],
  );
}

/** Finds messages by id through a runner, so that a transaction sees the rows that it has written. */
export async function findMessagesById(
  runner: PreparedRunner,
  accountId: string,
  ids: readonly string[],
): Promise<MessageRow[]> {
  const times = ids.map((id) => new Date(readTimeOfId(id)));
  return runner.query<MessageRow>(
    'messages_by_id',
    `select * from messages
     where account_id = $1 and created_at = any($2::timestamptz[]) and id = any($3::uuid[])`,
    [accountId, times, ids],
  );
}
