import { sql } from 'kysely';
import { dayMs } from '../../clock';
import { keptSince, planIds } from '../../services/retention';
import type { Db } from '../db';

const receiptDays = 31;
/** Counts outlive messages: the usage history shows two years. */
const countDays = 800;
/** Long enough for somebody to look why they failed. */
const deadJobDays = 14;
const deliveryDays = 30;
const rowsAtOnce = 5_000;

async function deleteInSteps(remove: () => Promise<bigint>): Promise<void> {
  while ((await remove()) === BigInt(rowsAtOnce)) {
    // Short steps, so that messages that arrive meanwhile do not wait behind one long delete.
  }
}

/** Messages and reviews older than the account's plan keeps them. Accounts without one keep the shortest. */
async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  for (const plan of planIds) {
    const before = keptSince(plan, now);
    const accounts = sql`select a.id from accounts a left join subscriptions s on s.account_id = a.id
      where coalesce(s.tier, ${planIds[0]}) = ${plan}`;
    await deleteInSteps(async () => {
      const result = await sql`delete from messages where (account_id, created_at, id) in (
        select account_id, created_at, id from messages
        where created_at < ${before} and account_id in (${accounts}) limit ${rowsAtOnce})`.execute(db);
      return result.numAffectedRows ?? 0n;
    });
    await sql`delete from reviews where created_at < ${before} and account_id in (${accounts})`.execute(db);
  }
}

/** Deletes what has outlived its purpose: messages by plan, and short-lived records by their own dates. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number): Date => new Date(now.getTime() - days * dayMs);
  await deleteOldMessages(db, now);
  await db.deleteFrom('message_receipts').where('created_at', '<', daysAgo(receiptDays)).execute();
  await db.deleteFrom('player_hours').where('hour', '<', daysAgo(countDays)).execute();
  await db.deleteFrom('hourly_totals').where('hour', '<', daysAgo(countDays)).execute();
  await db.deleteFrom('server_hours').where('hour', '<', daysAgo(countDays)).execute();
  await db.deleteFrom('throttles').where('window_ends_at', '<', now).execute();
  await db.deleteFrom('ended_sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('single_use_tokens').where('expires_at', '<', daysAgo(7)).execute();
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', daysAgo(deliveryDays)).execute();
  await db.deleteFrom('jobs').where('died_at', '<', daysAgo(deadJobDays)).execute();
}
