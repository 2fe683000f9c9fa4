import { type Kysely, type Migration, sql } from 'kysely';

/** Adds the price of each period's overage, whether it is invoiced, and the mail before a late payment ends access. */
const STATEMENTS = [
  sql`alter table usage_periods add column overage_cents_per_thousand integer not null default 0,
    add column overage_invoiced_at timestamptz`,
  sql`alter table subscriptions add column late_payment_reminded_for timestamptz`,
  sql`create table test_provider_invoices (
    id text primary key,
    customer_id text not null,
    cents integer not null,
    description text not null,
    created_at timestamptz not null
  )`,
];

export const overage: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
