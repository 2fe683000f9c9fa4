import { sql } from 'kysely';
import type { Tier } from '~/contract/api.gen';
import { ESCALATION_DAYS } from '~/contract/limits';
import { DAY_MS } from '../../clock';
import { computeRetentionStart } from '../../retention';
import type { Store } from '../connect';
import type { Db } from '../db';

const RECEIPT_DAYS = 31;
/** Counts outlive messages: the usage history shows two years. */
const COUNT_DAYS = 800;
/** Days for an operator to see why the jobs failed. */
const DEAD_JOB_DAYS = 14;
const DELIVERY_DAYS = 30;
/** Longer than any provider repeats an event. */
const BILLING_EVENT_DAYS = 90;
const SPENT_TOKEN_DAYS = 7;
const ACCOUNTS_AT_ONCE = 100;

/** The number of an advisory lock, the same on every node: the node that holds it may delete. */
const LOCK_KEY = 7_461_026;

/** How many rows a step deleted, and whether none are left. */
export interface RetentionStep {
  rows: number;
  done: boolean;
}

/** The expired rows of one table. Each step finds the remaining ones anew, so an interrupted task continues. */
export interface RetentionTask {
  table: string;
  /**
   * Deletes up to `limit` expired rows, which it finds through an index.
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
      const { rows } = await sql<{
        free: boolean;
      }>`select pg_try_advisory_xact_lock(${LOCK_KEY}) as free`.execute(trx);
      if (rows[0]?.free !== true) return undefined;
    }
    return task.step(trx, limit);
  });
}

/** A task for rows that expire by a date column of their own. */
function byDate(table: string, column: string, before: Date): RetentionTask {
  const [name, date] = [sql.table(table), sql.ref(column)];
  return {
    table,
    step: async (db, limit) => {
      const result = await sql`delete from ${name} where ctid = any (array(
        select ctid from ${name} where ${date} < ${before} limit ${limit})) and ${date} < ${before}`.execute(
        db,
      );
      const rows = Number(result.numAffectedRows ?? 0n);
      return { rows, done: rows < limit };
    },
  };
}

/** A task for rows that expire by a date which can depend on the account's plan, some accounts at a time. */
function byAccount(
  { table, key, date }: { table: string; key: readonly string[]; date: string },
  before: (tier: Tier | undefined) => Date,
): RetentionTask {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = '00000000-0000-0000-0000-000000000000';
  return {
    table,
    step: async (db, limit) => {
      const accounts = await db
        .selectFrom('accounts')
        .leftJoin('subscriptions', 'subscriptions.account_id', 'accounts.id')
        .select(['accounts.id', 'subscriptions.tier'])
        .where('accounts.id', '>', after)
        .orderBy('accounts.id')
        .limit(ACCOUNTS_AT_ONCE)
        .execute();
      const ids = accounts.map(({ id }) => id);
      const ends = accounts.map(({ tier }) => before(tier ?? undefined));
      const result = await sql`delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from unnest(${ids}::uuid[], ${ends}::timestamptz[]) as ended (account, before)
        cross join lateral (select ${columns} from ${sql.table(table)}
          where account_id = ended.account and ${sql.ref(date)} < ended.before limit ${limit}) as expired
        limit ${limit})`.execute(db);
      const rows = Number(result.numAffectedRows ?? 0n);
      if (rows === limit) return { rows, done: false };
      after = ids.at(-1) ?? after;
      return { rows, done: ids.length < ACCOUNTS_AT_ONCE };
    },
  };
}

/**
 * Lists every table's expired rows: messages and reviews by plan (without one the shortest retention), the others by
 * their own date.
 */
export function listRetentionTasks(now: Date): RetentionTask[] {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const byPlan = (tier: Tier | undefined): Date => computeRetentionStart(tier, now);
  const counts = (): Date => daysAgo(COUNT_DAYS);
  const hourly = (table: string, key: readonly string[]): RetentionTask =>
    byAccount({ table, key: ['account_id', 'hour', ...key], date: 'hour' }, counts);
  return [
    byAccount({ table: 'messages', key: ['account_id', 'created_at', 'id'], date: 'created_at' }, byPlan),
    byAccount({ table: 'reviews', key: ['id'], date: 'created_at' }, byPlan),
    byDate('message_receipts', 'created_at', daysAgo(RECEIPT_DAYS)),
    byDate('player_actions', 'created_at', daysAgo(ESCALATION_DAYS)),
    hourly('player_hours', ['player_uuid']),
    byAccount({ table: 'player_days', key: ['account_id', 'day', 'player_uuid'], date: 'day' }, counts),
    hourly('hourly_totals', []),
    hourly('server_hours', ['server']),
    byDate('throttles', 'window_ends_at', now),
    byDate('ended_sessions', 'expires_at', now),
    byDate('single_use_tokens', 'expires_at', daysAgo(SPENT_TOKEN_DAYS)),
    byDate('billing_events', 'received_at', daysAgo(BILLING_EVENT_DAYS)),
    byDate('webhook_deliveries', 'created_at', daysAgo(DELIVERY_DAYS)),
    byDate('jobs', 'died_at', daysAgo(DEAD_JOB_DAYS)),
  ];
}
