import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../db';
import type { SubscriptionsTable } from '../schema';

export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type NewSubscription = Omit<Insertable<SubscriptionsTable>, 'account_id'>;
export type SubscriptionChange = Omit<Updateable<SubscriptionsTable>, 'account_id' | 'created_at'>;

export async function findSubscription(db: Db, accountId: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** Creates the account's subscription or replaces it: an account has at most one. */
export async function putSubscription(db: Db, accountId: string, values: NewSubscription): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute();
}

export async function updateSubscription(
  db: Db,
  accountId: string,
  change: SubscriptionChange,
): Promise<void> {
  await db.updateTable('subscriptions').set(change).where('account_id', '=', accountId).execute();
}

/** Messages counted against the limit of the period that began at `periodStart`. */
export async function countPeriodMessages(db: Db, accountId: string, periodStart: Date): Promise<number> {
  const row = await db
    .selectFrom('usage_periods')
    .select('messages')
    .where('account_id', '=', accountId)
    .where('period_start', '=', periodStart)
    .executeTakeFirst();
  return row?.messages ?? 0;
}

/** Servers that sent messages since the hour of `since`. */
export async function countServers(db: Db, accountId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('server_hours')
    .select(({ fn }) => fn.count<number>('server').distinct().as('servers'))
    .where('account_id', '=', accountId)
    .where('hour', '>=', since)
    .executeTakeFirst();
  return row?.servers ?? 0;
}

/** Accounts whose subscription no payment provider keeps. */
export async function listUnmanaged(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('account_id')
    .where('provider', 'is', null)
    .execute();
  return rows.map((row) => row.account_id);
}
