import { type RawBuilder, sql } from 'kysely';
import { COUNT_RETENTION_DAYS, ESCALATION_DAYS } from '~/contract/limits';
import { PLAN_IDS } from '~/contract/plans';
import { DAY_MS } from '../../clock';
import {
  computeRetentionStart,
  computeStartOfKeptDays,
  type KeptBy,
  listExpiredRanges,
} from '../../retention';
import type { TimeRange } from '../../timeRanges';
import type { Store } from '../connect';
import type { Db } from '../db';
import { dropDetached, dropPartition, isDetachPending, listPartitions, type Partition } from '../partitions';

const RECEIPT_DAYS = 31;
/** Days that dead jobs are kept, so that an operator can see why they failed. */
const DEAD_JOB_DAYS = 14;
const DELIVERY_DAYS = 30;
/** Days that received billing events are kept, to recognise repeats; no provider repeats an event for that long. */
const BILLING_EVENT_DAYS = 90;
const SPENT_TOKEN_DAYS = 7;
/** Days that the AI's costs are kept. The server reads today's; an operator may ask where earlier costs came from. */
const AI_DAYS = 31;
const ACCOUNTS_AT_ONCE = 100;

/** The number of an advisory lock, the same on every node: the node that holds it may delete. */
export const RETENTION_LOCK_KEY = 7_461_026;

/** Milliseconds after which PostgreSQL cancels a step's statement; the next step is then smaller. */
const STEP_TIMEOUT_MS = 2_000;

/** How many rows a step deleted, and whether none are left. */
export interface RetentionStep {
  rows: number;
  done: boolean;
}

/** The expired rows of one table. Each step finds the remaining ones anew, so an interrupted task continues. */
export interface RetentionTask {
  table: string;
  /**
   * Deletes up to `limit` expired rows, oldest first. Without an order the planner may read the table from its
   * beginning, past the space of all rows that earlier steps have deleted.
   */
  step: (db: Db, limit: number) => Promise<RetentionStep>;
}

/**
 * Takes one step, if no other node deletes, and does not wait long for other locks.
 *
 * @returns undefined while another node deletes
 */
export function takeRetentionStep(
  { db, kind }: Pick<Store, 'db' | 'kind'>,
  task: RetentionTask,
  limit: number,
): Promise<RetentionStep | undefined> {
  return db.transaction().execute(async (trx) => {
    if (kind === 'postgres') {
      await sql`set local lock_timeout = '1s'`.execute(trx);
      await sql`set local statement_timeout = ${sql.lit(STEP_TIMEOUT_MS)}`.execute(trx);
      const { rows } = await sql<{
        free: boolean;
      }>`select pg_try_advisory_xact_lock(${RETENTION_LOCK_KEY}) as free`.execute(trx);
      if (rows[0]?.free !== true) return undefined;
    }
    return task.step(trx, limit);
  });
}

/** Whether the partition holds messages that their account's plan, or its larger plan before, still keeps. */
async function isKept(db: Db, { name, from, to }: Partition, now: Date): Promise<boolean> {
  const starts = PLAN_IDS.map((tier) => computeRetentionStart(tier, now));
  // The inner limit makes the planner look each account up instead of reading the whole partition.
  const { rows } = await sql`select 1 from accounts a
    left join subscriptions s on s.account_id = a.id
    join unnest(${PLAN_IDS}::text[], ${starts}::timestamptz[]) as plan (tier, since)
      on plan.tier = coalesce(s.tier, ${PLAN_IDS[0]}) and (plan.since < ${to} or (s.hidden_before > ${from}
        and ${computeStartOfKeptDays(1, now)}::timestamptz - make_interval(hours => 24 * (s.hidden_days - 1)) < ${to}))
    cross join lateral (select 1 from ${sql.table(name)} where account_id = a.id limit 1) as message
    limit 1`.execute(db);
  return rows.length > 0;
}

interface DropOptions {
  now: Date;
  signal?: AbortSignal;
  /** Called with the name of each. */
  onDropped?: (name: string) => void;
  /** Called with the failure of a partition that can't be dropped; the round goes on with the others. */
  onError: (error: unknown) => void;
  /** Milliseconds that a partition waits for the transactions that may read it; they and all others go on meanwhile. */
  detachWaitMs: number;
}

/**
 * Drops the partitions of messages whose every message has expired, while no other node deletes.
 *
 * @param db one connection without a limit of time
 */
export async function dropExpiredPartitions(
  db: Db,
  kind: Store['kind'],
  { now, signal, onDropped, onError, detachWaitMs }: DropOptions,
): Promise<void> {
  const shortest = computeRetentionStart(undefined, now);
  const isEnding = (): boolean => signal?.aborted === true;
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_lock(${RETENTION_LOCK_KEY}) as free`.execute(db);
  if (rows[0]?.free !== true) return;
  try {
    await sql`set lock_timeout = ${sql.lit(detachWaitMs)}`.execute(db);
    await dropDetached(db, onError);
    for (const partition of await listPartitions(db)) {
      if (isEnding() || partition.to > shortest) break;
      try {
        if (await isKept(db, partition, now)) continue;
        await dropPartition(db, partition, kind);
        onDropped?.(partition.name);
      } catch (error) {
        if (isEnding() || (await isDetachPending(db))) throw error;
        onError(error);
      }
    }
  } finally {
    await sql`reset lock_timeout`.execute(db);
    await sql`select pg_advisory_unlock(${RETENTION_LOCK_KEY})`.execute(db);
  }
}

/** A task for rows that expire by a date column of their own. */
function createDateTask(table: string, column: string, before: Date): RetentionTask {
  const [name, date] = [sql.table(table), sql.ref(column)];
  return {
    table,
    step: async (db, limit) => {
      const result = await sql`delete from ${name} where ctid = any (array(
        select ctid from ${name} where ${date} < ${before} order by ${date} limit ${limit})) and ${date} < ${before}`.execute(
        db,
      );
      const rows = Number(result.numAffectedRows ?? 0n);
      return { rows, done: rows < limit };
    },
  };
}

type ListExpired = (subscription: KeptBy) => readonly TimeRange[];

/** Expired time ranges of some accounts: the elements of the arrays at one position are one range. */
interface ExpiredRanges {
  ids: string[];
  starts: Date[];
  ends: Date[];
  /** The last account that was read, and whether it is the last of all. */
  lastId: string | undefined;
  isLast: boolean;
}

/** Goes through all accounts, some at a time. */
function createAccountCursor(listExpired: ListExpired) {
  let after = '00000000-0000-0000-0000-000000000000';
  return {
    read: async (db: Db): Promise<ExpiredRanges> => {
      const accounts = await db
        .selectFrom('accounts')
        .leftJoin('subscriptions', 'subscriptions.account_id', 'accounts.id')
        .select([
          'accounts.id',
          'subscriptions.tier',
          'subscriptions.hidden_before',
          'subscriptions.hidden_days',
        ])
        .where('accounts.id', '>', after)
        .orderBy('accounts.id')
        .limit(ACCOUNTS_AT_ONCE)
        .execute();
      const ranges = accounts.flatMap((account) =>
        listExpired(account).map((range) => ({ id: account.id, ...range })),
      );
      return {
        ids: ranges.map(({ id }) => id),
        starts: ranges.map(({ from }) => from),
        ends: ranges.map(({ to }) => to),
        lastId: accounts.at(-1)?.id,
        isLast: accounts.length < ACCOUNTS_AT_ONCE,
      };
    },
    /** @returns the step that deleted `rows` rows of the ranges */
    advance: ({ lastId, isLast }: ExpiredRanges, rows: number, limit: number): RetentionStep => {
      if (rows === limit) return { rows, done: false };
      after = lastId ?? after;
      return { rows, done: isLast };
    },
  };
}

/** Deletes messages by their place in a partition: a join on the parent could read every partition. */
async function deletePlaces(db: Db, places: readonly { partition: string; place: string }[]): Promise<void> {
  for (const partition of new Set(places.map((each) => each.partition))) {
    const own = places.filter((each) => each.partition === partition).map(({ place }) => place);
    await sql`delete from ${sql.table(partition)} where ctid = any (${own}::text[]::tid[])`.execute(db);
  }
}

/** The task for messages in partitions that an account with a longer plan keeps. */
function createMessageTask(listExpired: ListExpired): RetentionTask {
  const cursor = createAccountCursor(listExpired);
  return {
    table: 'messages',
    step: async (db, limit) => {
      const ranges = await cursor.read(db);
      // Locked rows keep their place until the end of the transaction.
      const { rows } = await sql<{ partition: string; place: string }>`
        select expired.tableoid::regclass::text as partition, expired.ctid::text as place
        from unnest(${ranges.ids}::uuid[], ${ranges.starts}::timestamptz[], ${ranges.ends}::timestamptz[])
          as ended (account, since, before)
        cross join lateral (select tableoid, ctid from messages
          where account_id = ended.account and created_at >= ended.since and created_at < ended.before
          order by created_at limit ${limit} for update) as expired
        limit ${limit}`.execute(db);
      await deletePlaces(db, rows);
      return cursor.advance(ranges, rows.length, limit);
    },
  };
}

/** A task for rows whose expiry can depend on the account's plan. Each step takes some accounts. */
function createAccountTask(
  {
    table,
    key,
    date,
    only = sql`true`,
  }: { table: string; key: readonly string[]; date: string; only?: RawBuilder<unknown> },
  listExpired: ListExpired,
): RetentionTask {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const cursor = createAccountCursor(listExpired);
  return {
    table,
    step: async (db, limit) => {
      const ranges = await cursor.read(db);
      const result = await sql`delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from unnest(${ranges.ids}::uuid[], ${ranges.starts}::timestamptz[], ${ranges.ends}::timestamptz[])
          as ended (account, since, before)
        cross join lateral (select ${columns} from ${sql.table(table)}
          where account_id = ended.account and ${sql.ref(date)} >= ended.since and ${sql.ref(date)} < ended.before
            and ${only}
          order by ${sql.ref(date)} limit ${limit}) as expired
        limit ${limit})`.execute(db);
      return cursor.advance(ranges, Number(result.numAffectedRows ?? 0n), limit);
    },
  };
}

/**
 * Lists every table's expired rows: messages, reviews and decisions by plan, the others by their own date. An account
 * without a plan has the shortest retention.
 */
export function listRetentionTasks(now: Date): RetentionTask[] {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const byPlan = (subscription: KeptBy): TimeRange[] => listExpiredRanges(subscription, now);
  const afterDays = (days: number) => (): TimeRange[] => [{ from: new Date(0), to: daysAgo(days) }];
  const counts = afterDays(COUNT_RETENTION_DAYS);
  const hourly = (table: string, key: readonly string[]): RetentionTask =>
    createAccountTask({ table, key: ['account_id', 'hour', ...key], date: 'hour' }, counts);
  return [
    createMessageTask(byPlan),
    createAccountTask({ table: 'reviews', key: ['id'], date: 'created_at' }, byPlan),
    createAccountTask(
      {
        table: 'game_servers',
        key: ['account_id', 'name'],
        date: 'heard_at',
        only: sql`display_name is null and automation_level is null and confidence_threshold is null
          and pre_filter_enabled is null and escalation_enabled is null and swearing is null`,
      },
      byPlan,
    ),
    createAccountTask({ table: 'game_decisions', key: ['id'], date: 'created_at' }, byPlan),
    createAccountTask({ table: 'review_hours', key: ['account_id', 'hour'], date: 'hour' }, byPlan),
    createDateTask('message_receipts', 'created_at', daysAgo(RECEIPT_DAYS)),
    createDateTask('player_actions', 'created_at', daysAgo(ESCALATION_DAYS)),
    hourly('player_hours', ['player_uuid']),
    createAccountTask(
      { table: 'player_days', key: ['account_id', 'day', 'player_uuid'], date: 'day' },
      counts,
    ),
    createAccountTask({ table: 'ai_days', key: ['account_id', 'day'], date: 'day' }, afterDays(AI_DAYS)),
    hourly('players_by_hour', []),
    hourly('players_last_seen', []),
    createAccountTask({ table: 'players_by_day', key: ['account_id', 'day'], date: 'day' }, counts),
    hourly('hourly_totals', []),
    hourly('server_hours', ['server']),
    createDateTask('throttles', 'window_ends_at', now),
    createDateTask('ended_sessions', 'expires_at', now),
    createDateTask('single_use_tokens', 'expires_at', daysAgo(SPENT_TOKEN_DAYS)),
    createDateTask('billing_events', 'received_at', daysAgo(BILLING_EVENT_DAYS)),
    createDateTask('webhook_deliveries', 'created_at', daysAgo(DELIVERY_DAYS)),
    createDateTask('jobs', 'died_at', daysAgo(DEAD_JOB_DAYS)),
  ];
}

export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return rows[0]?.at ?? new Date(0);
}
