import { type Kysely, type Migration, sql } from 'kysely';

/** Indexes by which nodes claim jobs, however many of another kind or receiver wait, and the state of failing webhooks. */
const STATEMENTS = [
  sql`create index jobs_group on jobs (split_part(kind, '.', 1), run_at, id) where died_at is null`,
  sql`create index jobs_receiver on jobs ((payload ->> 'webhookId'), run_at, id)
    where died_at is null and kind = 'webhook.deliver'`,
  sql`drop index jobs_due`,
  sql`alter table webhooks add column failing_since timestamptz,
    add column paused_reason text check (paused_reason in ('failing', 'gone'))`,
];

export const deliveryLanes: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
