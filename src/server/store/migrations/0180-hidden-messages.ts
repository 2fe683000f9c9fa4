import { type Kysely, type Migration, sql } from 'kysely';

/** Until when, and for how many days, messages of a larger plan are kept after a change to a smaller one. */
export const hiddenMessages: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table subscriptions add column hidden_before timestamptz, add column hidden_days integer`.execute(
      db,
    );
  },
};
