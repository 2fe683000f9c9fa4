import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Action, PlayerSort, SortOrder } from '~/contract/api.gen';
import type { TimeRange } from '../../timeRanges';
import type { Db } from '../db';
import type { PlayersTable } from '../schema/messages';
import { isNamed } from './playerSearch';

export type PlayerRow = Selectable<PlayersTable>;

export async function findPlayer(
  db: Db,
  accountId: string,
  playerId: string,
): Promise<PlayerRow | undefined> {
  return db
    .selectFrom('players')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('player_uuid', '=', playerId)
    .executeTakeFirst();
}

/** Like `findPlayer`; no other transaction can change the player's row until this one ends. */
export function lockPlayer(trx: Db, accountId: string, playerId: string): Promise<PlayerRow | undefined> {
  return trx
    .selectFrom('players')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('player_uuid', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
}

export interface StoredPlayerQuery {
  /** Part of a name, or the beginning of a uuid; undefined for every player. */
  text: string | undefined;
  sort: PlayerSort;
  order: SortOrder;
  limit: number;
  offset: number;
}

const SORT_KEYS = {
  last_seen: sql.ref('last_seen_at'),
  // As in the index `players_by_name`.
  name: sql`lower(player_name) collate "C"`,
  messages: sql.ref('messages'),
  violations: sql.ref('violations'),
  warnings: sql.ref('warnings'),
  mutes: sql.ref('mutes'),
  kicks: sql.ref('kicks'),
  bans: sql.ref('bans'),
} as const satisfies Readonly<Record<PlayerSort, RawBuilder<unknown>>>;

/**
 * Lists a page of players in one order, and counts all that match. Only the names have an index: one in the order of a
 * figure would be written for each message, so such a page reads every player that matches.
 */
export async function listPlayers(
  db: Db,
  accountId: string,
  { text, sort, order, limit, offset }: StoredPlayerQuery,
): Promise<{ total: number; rows: PlayerRow[] }> {
  let matching = db.selectFrom('players').where('account_id', '=', accountId);
  if (text !== undefined) matching = matching.where(isNamed(text));
  const [{ total }, rows] = await Promise.all([
    matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
    matching
      .selectAll()
      .orderBy(SORT_KEYS[sort], order)
      .orderBy('player_uuid', order)
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  return { total, rows };
}

/** A bound for the answer: far fewer actions already make escalation as strong as it gets. */
const ACTIONS_READ = 50;

/** An action against a player, and when its line was said. */
export interface SaidAction {
  action: Action;
  saidMs: number;
}

/**
 * Lists the newest actions against players whose lines were said in a time range, both ends included.
 *
 * @returns the actions by uuid as PostgreSQL writes it; a player without actions is missing
 */
export async function listActions(
  db: Db,
  accountId: string,
  playerIds: readonly string[],
  { from, to }: TimeRange,
): Promise<Map<string, SaidAction[]>> {
  const { rows } = await sql<{ player_uuid: string; action: Action; said_at: Date }>`
    select wanted.player_uuid, newest.action, newest.said_at
    from (select distinct unnest(${playerIds}::uuid[]) as player_uuid) wanted
    cross join lateral (
      select action, coalesce(said_at, created_at) as said_at from player_actions
      where account_id = ${accountId} and player_uuid = wanted.player_uuid
        and coalesce(said_at, created_at) >= ${from} and coalesce(said_at, created_at) <= ${to} and action <> 'ban'
      order by created_at desc, id desc limit ${ACTIONS_READ}
    ) newest`.execute(db);
  const actions = new Map<string, SaidAction[]>();
  for (const { player_uuid: player, action, said_at: saidAt } of rows) {
    const ofPlayer = actions.get(player) ?? [];
    ofPlayer.push({ action, saidMs: saidAt.getTime() });
    actions.set(player, ofPlayer);
  }
  return actions;
}

/** Whether a message of the account was ever stored: each creates a player. */
export async function hasMessages(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('players')
    .select('player_uuid')
    .where('account_id', '=', accountId)
    // Follows the order of the index: without an order the planner may scan the table for a large account's first row.
    .orderBy('player_uuid')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
