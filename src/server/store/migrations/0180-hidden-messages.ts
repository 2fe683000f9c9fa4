import { type Kysely, type Migration, sql } from 'kysely';

/** What a larger plan keeps after a change to a smaller one. */
export const hiddenMessages: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table subscriptions add column hidden_before timestamptz, add column hidden_days integer`.execute(
      db,
    );
  },
};
