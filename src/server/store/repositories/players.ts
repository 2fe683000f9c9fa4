import { type Selectable, sql } from 'kysely';
import { ESCALATION_DAYS } from '~/contract/limits';
import { DAY_MS } from '../../clock';
import type { Db } from '../db';
import type { PlayersTable } from '../schema';

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

/** Fewer already make escalation as strong as it gets; no player costs a larger query. */
const ACTIONS_READ = 50;

/** How often each action was taken. */
export type ActionCounts = Record<'warnings' | 'mutes' | 'kicks', number>;

/** Counts a player's newest actions, in the days before a moment that escalation reads. */
export async function countActions(
  db: Db,
  accountId: string,
  playerId: string,
  at: Date,
): Promise<ActionCounts> {
  const since = new Date(at.getTime() - ESCALATION_DAYS * DAY_MS);
  const { rows } = await sql<ActionCounts>`
    select count(*) filter (where action = 'warn') as warnings,
      count(*) filter (where action = 'mute') as mutes,
      count(*) filter (where action = 'kick') as kicks
    from (
      select action from player_actions
      where account_id = ${accountId} and player_uuid = ${playerId}
        and created_at >= ${since} and created_at <= ${at} and action <> 'ban'
      order by created_at desc, id desc limit ${ACTIONS_READ}
    ) newest`.execute(db);
  return rows[0] ?? { warnings: 0, mutes: 0, kicks: 0 };
}

/** Whether a message of the account was ever stored: each creates a player. */
export async function hasMessages(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('players')
    .select('player_uuid')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
