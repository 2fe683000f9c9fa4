import { sql } from 'kysely';
import { truncateText } from '~/contract/truncateText';
import type { Db } from '../db';

export interface NewJob {
  id: string;
  kind: string;
  /** The job's account, with which the job is deleted. Null when the job outlives the account. */
  accountId: string | null;
  payload: Readonly<Record<string, unknown>>;
  runAt: Date;
  /** How many attempts the job had before a node gave it up and a caller queued it again. @default 0 */
  attempts?: number;
}

export interface ClaimedJob {
  id: string;
  kind: string;
  account_id: string | null;
  payload: unknown;
  /** Attempts, this one included. */
  attempts: number;
  locked_until: Date;
}

/**
 * Inserts a job. Does not change one that waits under the same id. Call this in the transaction of the job's cause, so
 * that neither exists without the other.
 */
export async function insertJob(trx: Db, job: NewJob): Promise<void> {
  await trx
    .insertInto('jobs')
    .values({
      id: job.id,
      kind: job.kind,
      account_id: job.accountId,
      payload: JSON.stringify(job.payload),
      attempts: job.attempts ?? 0,
      run_at: job.runAt,
      locked_until: null,
      died_at: null,
      last_error: null,
      created_at: job.runAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Claims jobs that are due. Nodes that ask at the same time get different jobs; a job whose node died is claimed again
 * when its lock has run out.
 *
 * @param group first part of the kinds to claim, up to the dot
 */
export async function claimJobs(
  db: Db,
  group: string,
  now: Date,
  lockedUntil: Date,
  limit: number,
): Promise<ClaimedJob[]> {
  const claimed = await sql<ClaimedJob>`
    update jobs set locked_until = ${lockedUntil}, attempts = attempts + 1
    where id in (
      select id from jobs where died_at is null and run_at <= ${now}
        and (locked_until is null or locked_until <= ${now}) and split_part(kind, '.', 1) = ${group}
      order by run_at, id limit ${limit} for update skip locked)
    returning id, kind, account_id, payload, attempts, locked_until`.execute(db);
  return claimed.rows;
}

/** How many deliveries may be under way at the same time. */
export interface DeliveryLimits {
  perWebhook: number;
  perAccount: number;
  /** Deliveries that this claim may take. */
  total: number;
}

/**
 * Claims due deliveries, at most `total`. Lets at most `perWebhook` of a webhook and `perAccount` of an account be under
 * way on all nodes together. Reads only the oldest `perWebhook` due deliveries of each webhook, however many wait.
 *
 * @param failing whether to claim for webhooks whose last attempt failed, or for the others
 */
export async function claimDeliveries(
  db: Db,
  failing: boolean,
  now: Date,
  lockedUntil: Date,
  { perWebhook, perAccount, total }: DeliveryLimits,
): Promise<ClaimedJob[]> {
  const receiver = sql`payload ->> 'webhookId'`;
  const waiting = sql`died_at is null and kind = 'webhook.deliver'`;
  const claimed = await sql<ClaimedJob>`
    with recursive receivers (id) as (
      (select ${receiver} from jobs where ${waiting} order by 1 limit 1)
      union all
      select (select ${receiver} from jobs where ${waiting} and ${receiver} > receivers.id order by 1 limit 1)
      from receivers where id is not null
    ), heads as (
      select head.*, row_number() over (partition by head.account_id
        order by head.is_free, head.run_at, head.id) as place
      from receivers
      left join webhooks on webhooks.id = receivers.id::uuid
      cross join lateral (
        select id, account_id, run_at, locked_until is null or locked_until <= ${now} as is_free
        from jobs where ${waiting} and ${receiver} = receivers.id and run_at <= ${now}
        order by ${receiver}, run_at, id limit ${perWebhook}) as head
      where (webhooks.failing_since is not null) = ${failing}
    ), chosen as (
      select array(select id from heads where is_free and place <= ${perAccount}
        order by run_at, id limit ${total}) as ids
    )
    update jobs set locked_until = ${lockedUntil}, attempts = attempts + 1
    where id in (
      select jobs.id from jobs where jobs.id = any (array(select unnest(ids) from chosen))
        and died_at is null and (locked_until is null or locked_until <= ${now})
      for update skip locked)
    returning id, kind, account_id, payload, attempts, locked_until`.execute(db);
  return claimed.rows;
}

/**
 * Claims one job now, whether or not its time has come.
 *
 * @returns undefined when another node has it already, or when it is deleted
 */
export async function claimJob(
  db: Db,
  id: string,
  now: Date,
  lockedUntil: Date,
): Promise<ClaimedJob | undefined> {
  const claimed = await sql<ClaimedJob>`
    update jobs set locked_until = ${lockedUntil}, attempts = attempts + 1
    where id = ${id} and died_at is null and (locked_until is null or locked_until <= ${now})
    returning id, kind, account_id, payload, attempts, locked_until`.execute(db);
  return claimed.rows[0];
}

/** Makes all waiting deliveries to one webhook due now. */
export async function makeDeliveriesDue(db: Db, webhookId: string, now: Date): Promise<void> {
  await sql`update jobs set run_at = ${now} where died_at is null and kind = 'webhook.deliver'
    and payload ->> 'webhookId' = ${webhookId} and run_at > ${now}`.execute(db);
}

/** Deletes a job that is done. Does nothing when another node has claimed it meanwhile. */
export async function finishJob(db: Db, { id, attempts }: ClaimedJob): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', id).where('attempts', '=', attempts).execute();
}

/** @param nextAt time of the next attempt; undefined after the last one */
export async function failJob(
  db: Db,
  { id, attempts }: ClaimedJob,
  reason: string,
  now: Date,
  nextAt: Date | undefined,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      locked_until: null,
      last_error: truncateText(reason, 500),
      ...(nextAt ? { run_at: nextAt } : { died_at: now }),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Counts how many jobs of each kind wait, and how many were given up. */
export async function countJobs(db: Db): Promise<{ kind: string; dead: boolean; jobs: number }[]> {
  const counted = await sql<{ kind: string; dead: boolean; jobs: number }>`
    select kind, died_at is not null as dead, count(*) as jobs from jobs group by 1, 2`.execute(db);
  return counted.rows;
}
