import { type RawBuilder, sql } from 'kysely';
import type { Period } from '../../src/contract/api.gen';
import type { Db } from '../../src/server/store/db';

/** What the messages themselves say, without any of the counts that the server keeps. */
export interface MessageCounts {
  all: number;
  filtered: number;
  any_action: number;
  none: number;
  warn: number;
  mute: number;
  kick: number;
  ban: number;
  violations: number;
  players: number;
}

const COUNTS = sql`count(*) as all, count(*) filter (where filtered) as filtered,
  count(*) filter (where final_action <> 'none') as any_action,
  count(*) filter (where final_action = 'none') as none, count(*) filter (where final_action = 'warn') as warn,
  count(*) filter (where final_action = 'mute') as mute, count(*) filter (where final_action = 'kick') as kick,
  count(*) filter (where final_action = 'ban') as ban,
  count(*) filter (where recommended_action <> 'none') as violations, count(distinct player_uuid) as players`;

/** A period's first moment: this hour and the 23 before it, or today and the UTC days before it. */
const STARTS: Readonly<Record<Period, RawBuilder<Date>>> = {
  '24h': sql`date_trunc('hour', now(), 'UTC') - interval '23 hours'`,
  '7d': sql`date_trunc('day', now(), 'UTC') - interval '6 days'`,
  '30d': sql`date_trunc('day', now(), 'UTC') - interval '29 days'`,
  '90d': sql`date_trunc('day', now(), 'UTC') - interval '89 days'`,
};

/** Counts the messages of a period, of all players or of those whose name contains a text in lower case. */
export async function countPeriod(
  db: Db,
  account: string,
  period: Period,
  part = '',
): Promise<MessageCounts> {
  const { rows } = await sql<MessageCounts>`select ${COUNTS} from messages where account_id = ${account}
    and created_at >= ${STARTS[period]} and position(${part} in player_name) > 0`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('An aggregate without groups always answers one row.');
  return row;
}

/** Counts the messages of each hour or day of a period that has any, oldest first. */
export async function countBuckets(
  db: Db,
  account: string,
  period: Period,
  unit: 'hour' | 'day',
): Promise<(MessageCounts & { start: Date })[]> {
  const { rows } = await sql<MessageCounts & { start: Date }>`
    select date_trunc(${sql.lit(unit)}, created_at, 'UTC') as start, ${COUNTS} from messages
    where account_id = ${account} and created_at >= ${STARTS[period]} group by 1 order by 1`.execute(db);
  return rows;
}

/** Counts the messages of the current billing period. */
export async function countBillingPeriod(db: Db, account: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from messages
    where account_id = ${account} and created_at >= (
      select current_period_start from subscriptions where account_id = ${account})`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Counts the messages that wait for a review. */
export async function countPendingReviews(db: Db, account: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from messages
    where account_id = ${account} and review_status = 'pending'`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface TopPlayer extends MessageCounts {
  uuid: string;
  name: string;
}

/** Counts the messages of the players with the most, most first. */
export async function countTopPlayers(db: Db, account: string, limit: number): Promise<TopPlayer[]> {
  const { rows } = await sql<TopPlayer>`select player_uuid as uuid, max(player_name) as name, ${COUNTS}
    from messages where account_id = ${account} group by 1 order by count(*) desc, 1 limit ${limit}`.execute(
    db,
  );
  return rows;
}
