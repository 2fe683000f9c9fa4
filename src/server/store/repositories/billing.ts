import { type Selectable, sql } from 'kysely';
import type { Tier } from '~/contract/api.gen';
import type { Db } from '../db';
import type { BillingCheckoutsTable } from '../schema/billing';

export type CheckoutRow = Selectable<BillingCheckoutsTable>;

export interface BillingCustomer {
  accountId: string;
  provider: string;
  customerId: string;
}

export async function findCustomer(db: Db, accountId: string): Promise<BillingCustomer | undefined> {
  return db
    .selectFrom('billing_customers')
    .select(['account_id as accountId', 'provider', 'customer_id as customerId'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/**
 * Finds the account of a customer. Returns undefined for others, because the provider has customers of other products
 * too.
 */
export async function findAccountOfCustomer(db: Db, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('billing_customers')
    .select('account_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.account_id;
}

/** Stores the account's customer; replaces a customer of another provider. */
export async function upsertCustomer(db: Db, customer: BillingCustomer, now: Date): Promise<void> {
  const values = { provider: customer.provider, customer_id: customer.customerId };
  await db
    .insertInto('billing_customers')
    .values({ account_id: customer.accountId, created_at: now, ...values })
    // The conflict names no column: two inserts at the same time may collide in the index of either column.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('billing_customers')
    .set(values)
    .where('account_id', '=', customer.accountId)
    .where('customer_id', '<>', customer.customerId)
    .execute();
}

/**
 * Claims the customer whose subscriptions were read longest ago, if the provider may have changed them without an event
 * that arrived: a period is over, a payment is late, a checkout is open, or nothing was heard for long.
 *
 * @param checkedBefore no node may have claimed the customer since
 * @param quietSince customers of whom nothing was heard since then count too
 */
export async function claimCustomerToCheck(
  db: Db,
  provider: string,
  { now, checkedBefore, quietSince }: { now: Date; checkedBefore: Date; quietSince: Date },
): Promise<Omit<BillingCustomer, 'provider'> | undefined> {
  const claimed = await sql<Omit<BillingCustomer, 'provider'>>`
    update billing_customers set checked_at = ${now} where account_id = (
      select c.account_id from billing_customers c
      left join subscriptions s on s.account_id = c.account_id and s.provider = c.provider and s.status <> 'canceled'
      where c.provider = ${provider} and (c.checked_at is null or c.checked_at <= ${checkedBefore})
        and (s.current_period_end <= ${now} or s.past_due_since is not null
          or (s.updated_at <= ${quietSince} and (c.checked_at is null or c.checked_at <= ${quietSince}))
          or exists (select from billing_checkouts b where b.account_id = c.account_id and b.closed_at is null
            and b.provider_checkout_id is not null and b.expires_at > ${checkedBefore}))
      order by c.checked_at nulls first limit 1 for update of c skip locked)
    returning account_id as "accountId", customer_id as "customerId"`.execute(db);
  return claimed.rows[0];
}

/** Finds the account's open checkout, of which there is at most one. Closes those that have expired. */
export async function findOpenCheckout(
  db: Db,
  accountId: string,
  now: Date,
): Promise<CheckoutRow | undefined> {
  await db
    .updateTable('billing_checkouts')
    .set({ closed_at: now })
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  return db
    .selectFrom('billing_checkouts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Claims the account's one open checkout.
 *
 * @returns false when another call has it
 */
export async function claimCheckout(
  db: Db,
  accountId: string,
  checkout: { id: string; tier: Tier; createdAt: Date; expiresAt: Date },
): Promise<boolean> {
  const result = await db
    .insertInto('billing_checkouts')
    .values({
      id: checkout.id,
      account_id: accountId,
      tier: checkout.tier,
      provider_checkout_id: null,
      url: null,
      created_at: checkout.createdAt,
      expires_at: checkout.expiresAt,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('account_id').where('closed_at', 'is', null).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function recordClaimedCheckout(
  db: Db,
  accountId: string,
  id: string,
  checkout: { providerId: string; url: string; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('billing_checkouts')
    .set({ provider_checkout_id: checkout.providerId, url: checkout.url, expires_at: checkout.expiresAt })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

export async function closeCheckout(db: Db, accountId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('billing_checkouts')
    .set({ closed_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute();
}

/** Marks the checkout with this provider id as closed. */
export async function closeCheckoutByProviderId(
  db: Db,
  accountId: string,
  providerId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('billing_checkouts')
    .set({ closed_at: now })
    .where('account_id', '=', accountId)
    .where('provider_checkout_id', '=', providerId)
    .where('closed_at', 'is', null)
    .execute();
}

/**
 * Records that an event was received.
 *
 * @returns whether the event still has to be processed
 */
export async function recordBillingEvent(db: Db, id: string, type: string, now: Date): Promise<boolean> {
  await db
    .insertInto('billing_events')
    .values({ id, type, received_at: now, processed_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await db
    .selectFrom('billing_events')
    .select('processed_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.processed_at === null;
}

export async function markEventProcessed(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('billing_events').set({ processed_at: now }).where('id', '=', id).execute();
}

/** The database's own time: one clock for all nodes, to order their reads of the provider. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const result = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const at = result.rows[0]?.at;
  if (!at) throw new Error('The database did not tell the time.');
  return at;
}

export interface TrialUse {
  trialUsedAt: Date | null;
}

/**
 * Locks the account, so that changes of its subscription, keys and webhooks run one after the other. Only inside a
 * transaction.
 */
export async function lockAccount(trx: Db, accountId: string): Promise<TrialUse | undefined> {
  const row = await trx
    .selectFrom('accounts')
    .select('trial_used_at')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row && { trialUsedAt: row.trial_used_at };
}

export async function hasUsedTrial(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('trial_used_at')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined && row.trial_used_at !== null;
}

export async function markTrialUsed(trx: Db, accountId: string, at: Date): Promise<void> {
  await trx.updateTable('accounts').set({ trial_used_at: at }).where('id', '=', accountId).execute();
}
