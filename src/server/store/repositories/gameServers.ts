import { type Selectable, sql } from 'kysely';
import type { GameServer, ServerSettings } from '~/contract/api.gen';
import type { Db } from '../db';
import type { GameServersTable } from '../schema/accounts';

export type GameServerRow = Selectable<GameServersTable>;

/** A condition on `game_servers g`: the server differs from the account's configuration in something. */
export const hasOwnSettings = sql<boolean>`(g.automation_level is not null or g.confidence_threshold is not null
  or g.pre_filter_enabled is not null or g.escalation_enabled is not null or g.swearing is not null)`;

/** What a node has heard of a game server since it last wrote it down. */
export interface HeardServer {
  account_id: string;
  /** As the server sends it. */
  name: string;
  first_message_at?: Date;
  last_message_at?: Date;
  last_poll_at?: Date;
  /** Of the last message; absent where it names no time. */
  lag_seconds?: number | undefined;
  link_version?: string;
  link_dry_run?: boolean;
}

/**
 * Writes down what a node has heard of game servers, in the order of their key, so that two nodes can't deadlock. Servers
 * that are known are updated; a new one is added while its account lists fewer than `limit`. Nodes that add at the same
 * moment can exceed the limit once, by as many servers as each brings.
 *
 * @returns the accounts with a new server, or with one that sent its first message
 */
export async function writeHeardServers(
  db: Db,
  heard: readonly HeardServer[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    with input as materialized (
      select x.*, greatest(x.last_message_at, x.last_poll_at) as heard_at
      from jsonb_to_recordset(${JSON.stringify(heard)}::jsonb) as x(account_id uuid, name text,
        first_message_at timestamptz, last_message_at timestamptz, last_poll_at timestamptz, lag_seconds float8,
        link_version text, link_dry_run boolean)
      join accounts a on a.id = x.account_id
    ),
    ranked as materialized (
      select i.*, g.id is not null as known,
        g.first_message_at is null and (g.id is null or i.first_message_at is not null) as is_news,
        row_number() over (partition by i.account_id, g.id is null order by i.name) as place
      from input i left join game_servers g on g.account_id = i.account_id and g.name = i.name
    ),
    written as (
      insert into game_servers as s (account_id, name, first_message_at, last_message_at, last_poll_at, heard_at,
        lag_seconds, link_version, link_dry_run)
      select account_id, name, first_message_at, last_message_at, last_poll_at, coalesce(heard_at, to_timestamp(0)),
        lag_seconds, link_version, coalesce(link_dry_run, false)
      from ranked r
      where known or heard_at is not null
        and place + (select count(*) from game_servers g where g.account_id = r.account_id) <= ${limit}
      order by account_id, name
      on conflict (account_id, name) do update set
        first_message_at = least(s.first_message_at, excluded.first_message_at),
        last_message_at = greatest(s.last_message_at, excluded.last_message_at),
        last_poll_at = greatest(s.last_poll_at, excluded.last_poll_at),
        heard_at = greatest(s.heard_at, excluded.heard_at),
        lag_seconds = case when s.last_message_at >= excluded.last_message_at or excluded.last_message_at is null
          then s.lag_seconds else excluded.lag_seconds end,
        link_version = coalesce(excluded.link_version, s.link_version),
        link_dry_run = case when excluded.link_version is null then s.link_dry_run else excluded.link_dry_run end
      returning account_id, name
    )
    select distinct account_id from written join ranked using (account_id, name) where is_news`.execute(db);
  return rows.map((row) => row.account_id);
}

/** The account's servers, the last heard first. */
export async function listGameServers(db: Db, accountId: string): Promise<GameServerRow[]> {
  return db
    .selectFrom('game_servers')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('heard_at', 'desc')
    .orderBy('name')
    .execute();
}

/** Finds a server and locks it until the end of the transaction. */
export async function lockGameServer(
  trx: Db,
  accountId: string,
  id: string,
): Promise<GameServerRow | undefined> {
  return trx
    .selectFrom('game_servers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces the owner's name and settings of a server, as the next version. */
export async function updateGameServer(
  trx: Db,
  accountId: string,
  id: string,
  changes: Pick<GameServerRow, 'display_name'> & ServerSettings,
): Promise<GameServerRow> {
  return trx
    .updateTable('game_servers')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The settings of the servers that have some of their own, by the name that each sends. */
export async function findServerSettings(db: Db, accountId: string): Promise<Map<string, ServerSettings>> {
  const rows = await db
    .selectFrom('game_servers as g')
    .selectAll()
    .where('g.account_id', '=', accountId)
    .where(hasOwnSettings)
    .execute();
  return new Map(rows.map((row) => [row.name, toServerSettings(row)]));
}

export function toServerSettings(row: GameServerRow): ServerSettings {
  return {
    automation_level: row.automation_level,
    confidence_threshold: row.confidence_threshold,
    pre_filter_enabled: row.pre_filter_enabled,
    escalation_enabled: row.escalation_enabled,
    swearing: row.swearing,
  };
}

export function toGameServer(row: GameServerRow, decisionsWaiting: number): GameServer {
  return {
    id: row.id,
    name: row.name,
    display_name: row.display_name,
    first_message_at: row.first_message_at?.toISOString() ?? null,
    last_message_at: row.last_message_at?.toISOString() ?? null,
    last_poll_at: row.last_poll_at?.toISOString() ?? null,
    link_version: row.link_version,
    dry_run: row.link_dry_run,
    lag_seconds: row.lag_seconds,
    decisions_waiting: decisionsWaiting,
    settings: toServerSettings(row),
    version: row.version,
  };
}
