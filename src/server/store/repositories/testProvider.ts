import type { Selectable } from 'kysely';
import { ACCESS_GRANTING_STATUSES } from '~/contract/access';
import type { Db } from '../db';
import type {
  TestProviderCheckoutsTable,
  TestProviderInvoicesTable,
  TestProviderSubscriptionsTable,
} from '../schema/billing';

/** A checkout of the test provider, the built-in payment provider; no other code reads its tables. */
export type TestCheckout = Selectable<TestProviderCheckoutsTable>;
/** A subscription as the test provider keeps it, in place of Stripe. */
export type TestSubscription = Selectable<TestProviderSubscriptionsTable>;

/** Stores a checkout; a repeated request id returns the first one. */
export async function insertTestCheckout(db: Db, checkout: TestCheckout): Promise<TestCheckout> {
  await db
    .insertInto('test_provider_checkouts')
    .values(checkout)
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .execute();
  return db
    .selectFrom('test_provider_checkouts')
    .selectAll()
    .where('request_id', '=', checkout.request_id)
    .executeTakeFirstOrThrow();
}

/** Finds an open checkout. Returns undefined once it was completed, closed or has expired. */
export async function findTestCheckout(db: Db, id: string, now: Date): Promise<TestCheckout | undefined> {
  return db
    .selectFrom('test_provider_checkouts')
    .selectAll()
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** @returns whether this call closed it */
export async function closeTestCheckout(db: Db, id: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('test_provider_checkouts')
    .set({ closed_at: now })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Stores an invoice; a repeated id changes nothing. */
export async function insertTestInvoice(
  db: Db,
  invoice: Selectable<TestProviderInvoicesTable>,
): Promise<void> {
  await db
    .insertInto('test_provider_invoices')
    .values(invoice)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function insertTestSubscription(db: Db, subscription: TestSubscription): Promise<void> {
  await db
    .insertInto('test_provider_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateTestSubscription(
  db: Db,
  id: string,
  change: Partial<Omit<TestSubscription, 'id'>>,
): Promise<TestSubscription | undefined> {
  return db
    .updateTable('test_provider_subscriptions')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function listTestSubscriptions(db: Db, customerId: string): Promise<TestSubscription[]> {
  return db
    .selectFrom('test_provider_subscriptions')
    .selectAll()
    .where('customer_id', '=', customerId)
    .execute();
}

/** Lists at most 100 running subscriptions whose period is over. */
export async function listDueTestSubscriptions(db: Db, now: Date): Promise<TestSubscription[]> {
  return db
    .selectFrom('test_provider_subscriptions')
    .selectAll()
    .where('status', 'in', [...ACCESS_GRANTING_STATUSES])
    .where('period_end', '<=', now)
    .orderBy('id')
    .limit(100)
    .execute();
}
