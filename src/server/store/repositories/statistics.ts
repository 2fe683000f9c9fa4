import { type RawBuilder, sql } from 'kysely';
import type { Granularity } from '~/contract/api.gen';
import { DAY_MS } from '../../clock';
import { formatUtcDay } from '../../timeRanges';
import type { Db } from '../db';
import { TIME_EDGES_MS } from '../schema/messages';

/** Whole UTC hours: `to` is the first hour that is not counted. */
interface HourRange {
  from: Date;
  to: Date;
}

export interface Totals {
  messages: number;
  filtered: number;
  violations: number;
  warn: number;
  mute: number;
  kick: number;
  ban: number;
  byPreFilter: number;
  byLocal: number;
  byAi: number;
  byFailOpen: number;
  timeSumMs: number;
  timeMaxMs: number;
  /** How many messages were decided within each edge of `TIME_EDGES_MS`. */
  within: number[];
}

const within = sql.join(
  TIME_EDGES_MS.map((edge) => sql`coalesce(sum(${sql.ref(`within_${edge}ms`)}), 0)::float8`),
);

export async function sumTotals(db: Db, accountId: string, span: HourRange): Promise<Totals> {
  const result = await sql<Totals>`
    select coalesce(sum(messages), 0)::float8 as messages, coalesce(sum(filtered), 0)::float8 as filtered,
      coalesce(sum(violations), 0)::float8 as violations, coalesce(sum(action_warn), 0)::float8 as warn,
      coalesce(sum(action_mute), 0)::float8 as mute, coalesce(sum(action_kick), 0)::float8 as kick,
      coalesce(sum(action_ban), 0)::float8 as ban, coalesce(sum(by_pre_filter), 0)::float8 as "byPreFilter",
      coalesce(sum(by_local), 0)::float8 as "byLocal", coalesce(sum(by_ai), 0)::float8 as "byAi",
      coalesce(sum(by_fail_open), 0)::float8 as "byFailOpen", coalesce(sum(time_sum_ms), 0) as "timeSumMs",
      coalesce(max(time_max_ms), 0) as "timeMaxMs", array[${within}] as within
    from hourly_totals
    where account_id = ${accountId} and hour >= ${span.from} and hour < ${span.to}`.execute(db);
  const [row] = result.rows;
  if (!row) throw new Error('An aggregate without groups always answers one row.');
  return row;
}

export interface StatisticsBucket {
  start: Date;
  messages: number;
  violations: number;
  actions: number;
  timeSumMs: number;
}

function truncateTime(column: string, granularity: Granularity): RawBuilder<Date> {
  return sql<Date>`date_trunc(${sql.lit(granularity)}, ${sql.ref(column)}, 'UTC')`;
}

/** Buckets with messages, oldest first; callers fill in empty ones. */
export async function listBuckets(
  db: Db,
  accountId: string,
  span: HourRange,
  granularity: Granularity,
): Promise<StatisticsBucket[]> {
  const result = await sql<StatisticsBucket>`
    select ${truncateTime('hour', granularity)} as start, sum(messages)::float8 as messages,
      sum(violations)::float8 as violations,
      sum(action_warn + action_mute + action_kick + action_ban)::float8 as actions,
      sum(time_sum_ms) as "timeSumMs"
    from hourly_totals
    where account_id = ${accountId} and hour >= ${span.from} and hour < ${span.to}
    group by 1 order by 1`.execute(db);
  return result.rows;
}

/** Whether a background migration has still to count the account's earlier players. */
async function isUncounted(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('uncounted_accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the different players in each bucket. A player in two buckets counts once in each. */
export async function countPlayersByBucket(
  db: Db,
  accountId: string,
  span: HourRange,
  granularity: Granularity,
): Promise<Map<number, number>> {
  const inHours = sql`account_id = ${accountId} and hour >= ${span.from} and hour < ${span.to}`;
  const isCounted = !(await isUncounted(db, accountId));
  const beginsInDay = span.from.getTime() % DAY_MS !== 0;
  const countBuckets = (): RawBuilder<{ start: Date; players: number }> => {
    if (isCounted && granularity === 'hour')
      return sql`select hour as start, players from players_by_hour where ${inHours}`;
    if (isCounted && !beginsInDay)
      return sql`select day::timestamp at time zone 'UTC' as start, players from players_by_day
        where account_id = ${accountId} and day >= ${formatUtcDay(span.from)} and day < ${formatDayAfter(span.to)}`;
    return sql`select ${truncateTime('hour', granularity)} as start, count(distinct player_uuid) as players
      from player_hours where ${inHours} group by 1`;
  };
  const { rows } = await countBuckets().execute(db);
  return new Map(rows.map(({ start, players }) => [start.getTime(), players]));
}

/** Counts the different players since the start of a UTC hour, each counted once. */
export async function countPlayersSince(db: Db, accountId: string, from: Date): Promise<number> {
  const { rows } = (await isUncounted(db, accountId))
    ? await sql<{ players: number }>`select count(*) as players from players
        where account_id = ${accountId} and last_seen_at >= ${from}`.execute(db)
    : await sql<{ players: number }>`select coalesce(sum(players), 0) as players from players_last_seen
        where account_id = ${accountId} and hour >= ${from}`.execute(db);
  return rows[0]?.players ?? 0;
}

/** Names of the servers that sent messages, most messages first. */
export async function listServers(
  db: Db,
  accountId: string,
  span: HourRange,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('server_hours')
    .select('server')
    .where('account_id', '=', accountId)
    .where('hour', '>=', span.from)
    .where('hour', '<', span.to)
    .groupBy('server')
    .orderBy(({ fn }) => fn.sum('messages'), 'desc')
    .orderBy('server')
    .limit(limit)
    .execute();
  return rows.map((row) => row.server);
}

/** The first UTC day after a time range that ends before `to`. */
function formatDayAfter(to: Date): string {
  return formatUtcDay(new Date(to.getTime() - 1 + DAY_MS));
}
