import { sql } from 'kysely';
import { ACCESS_GRANTING_STATUSES } from '~/contract/access';
import type { Db } from '../db';

/** The priced overage of a closed billing period. */
export interface Overage {
  accountId: string;
  customerId: string;
  periodStart: Date;
  periodEnd: Date;
  /** Messages over the limit. */
  messages: number;
  cents: number;
}

/** Closes the last usage period of each subscription that ended; no later period would close it. */
export async function closePeriodsOfEndedSubscriptions(db: Db, now: Date): Promise<void> {
  await sql`update usage_periods u set period_end = s.current_period_end, message_limit = s.message_limit,
      overage_cents_per_thousand = s.overage_cents_per_thousand
    from subscriptions s
    where s.account_id = u.account_id and s.current_period_start = u.period_start and u.period_end is null
      and s.current_period_end <= ${now} and s.status <> all (${[...ACCESS_GRANTING_STATUSES]}::text[])`.execute(
    db,
  );
}

/**
 * Lists priced overages of the provider's customers that are not invoiced yet: first those never tried, the oldest first,
 * then those tried longest ago.
 */
export async function listDueOverages(db: Db, provider: string, limit: number): Promise<Overage[]> {
  const due = await sql<Overage>`
    select u.account_id as "accountId", c.customer_id as "customerId", u.period_start as "periodStart",
      u.period_end as "periodEnd", u.messages - u.message_limit as messages,
      round((u.messages - u.message_limit) * u.overage_cents_per_thousand / 1000.0)::bigint as cents
    from usage_periods u
    join billing_customers c on c.account_id = u.account_id and c.provider = ${provider}
    where u.period_end is not null and u.overage_invoiced_at is null and u.messages > u.message_limit
      and round((u.messages - u.message_limit) * u.overage_cents_per_thousand / 1000.0) >= 1
    order by u.overage_tried_at nulls first, u.period_start, u.account_id limit ${limit}`.execute(db);
  return due.rows;
}

/** Records an attempt before it begins, so that an invoice that fails does not come before the others again. */
export async function markOverageTried(db: Db, overage: Overage, now: Date): Promise<void> {
  await db
    .updateTable('usage_periods')
    .set({ overage_tried_at: now })
    .where('account_id', '=', overage.accountId)
    .where('period_start', '=', overage.periodStart)
    .execute();
}

/** @returns whether this call recorded the invoice */
export async function markOverageInvoiced(trx: Db, overage: Overage, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('usage_periods')
    .set({ overage_invoiced_at: now })
    .where('account_id', '=', overage.accountId)
    .where('period_start', '=', overage.periodStart)
    .where('overage_invoiced_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
