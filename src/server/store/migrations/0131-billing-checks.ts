import { type Kysely, type Migration, sql } from 'kysely';

/** What the service needs to end access and to find changes without an event of the payment provider. */
const STATEMENTS = [
  sql`alter table subscriptions add column past_due_since timestamptz`,
  sql`alter table billing_customers add column checked_at timestamptz`,
  sql`alter table test_provider_subscriptions add column past_due boolean not null default false`,
];

export const billingChecks: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
