import { type Kysely, type Migration, sql } from 'kysely';

/** The built-in payment provider sells servers beyond those of the plan. */
export const extraServers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table test_provider_subscriptions
      add column extra_servers integer not null default 0 check (extra_servers >= 0)`.execute(db);
  },
};
