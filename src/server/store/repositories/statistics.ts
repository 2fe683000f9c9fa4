import { type RawBuilder, sql } from 'kysely';
import type { Granularity } from '~/contract/api.gen';
import type { Db } from '../db';
import { TIME_EDGES_MS } from '../schema';

/** Whole UTC hours: `to` is the first hour that is not counted. */
interface Span {
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
  /** Messages decided within each edge of `TIME_EDGES_MS`. */
  within: number[];
}

const within = sql.join(
  TIME_EDGES_MS.map((edge) => sql`coalesce(sum(${sql.ref(`within_${edge}ms`)}), 0)::float8`),
);

export async function sumTotals(db: Db, accountId: string, span: Span): Promise<Totals> {
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

export interface Bucket {
  start: Date;
  messages: number;
  violations: number;
  actions: number;
  timeSumMs: number;
}

function truncated(column: string, granularity: Granularity): RawBuilder<Date> {
  return sql<Date>`date_trunc(${sql.lit(granularity)}, ${sql.ref(column)}, 'UTC')`;
}

/** Buckets with messages, oldest first; callers fill in empty ones. */
export async function listBuckets(
  db: Db,
  accountId: string,
  span: Span,
  granularity: Granularity,
): Promise<Bucket[]> {
  const result = await sql<Bucket>`
    select ${truncated('hour', granularity)} as start, sum(messages)::float8 as messages,
      sum(violations)::float8 as violations,
      sum(action_warn + action_mute + action_kick + action_ban)::float8 as actions,
      sum(time_sum_ms) as "timeSumMs"
    from hourly_totals
    where account_id = ${accountId} and hour >= ${span.from} and hour < ${span.to}
    group by 1 order by 1`.execute(db);
  return result.rows;
}

/** Counts the different players in each bucket. A player in two buckets counts once in each. */
export async function countPlayersByBucket(
  db: Db,
  accountId: string,
  span: Span,
  granularity: Granularity,
): Promise<Map<number, number>> {
  const wholeDays = granularity === 'day' && span.from.getTime() % 86_400_000 === 0;
  const result = wholeDays
    ? await sql<{ start: Date; players: number }>`
        select day::timestamp at time zone 'UTC' as start, count(*) as players from player_days
        where account_id = ${accountId} and day >= ${day(span.from)} and day < ${dayAfter(span.to)}
        group by day`.execute(db)
    : await sql<{ start: Date; players: number }>`
        select ${truncated('hour', granularity)} as start, count(distinct player_uuid) as players
        from player_hours
        where account_id = ${accountId} and hour >= ${span.from} and hour < ${span.to}
        group by 1`.execute(db);
  return new Map(result.rows.map((row) => [row.start.getTime(), row.players]));
}

/** Counts the different players in the whole time range, each counted once. */
export async function countPlayers(db: Db, accountId: string, span: Span): Promise<number> {
  const wholeDays = span.from.getTime() % 86_400_000 === 0;
  const result = wholeDays
    ? await sql<{ players: number }>`
        select count(distinct player_uuid) as players from player_days
        where account_id = ${accountId} and day >= ${day(span.from)} and day < ${dayAfter(span.to)}`.execute(
        db,
      )
    : await sql<{ players: number }>`
        select count(distinct player_uuid) as players from player_hours
        where account_id = ${accountId} and hour >= ${span.from} and hour < ${span.to}`.execute(db);
  return result.rows[0]?.players ?? 0;
}

/** Names of the servers that sent messages, most messages first. */
export async function listServers(db: Db, accountId: string, span: Span, limit: number): Promise<string[]> {
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

function day(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The first UTC day after a time range that ends before `to`. */
function dayAfter(to: Date): string {
  return day(new Date(to.getTime() - 1 + 86_400_000));
}
