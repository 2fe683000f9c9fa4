import { type Kysely, type Migration, sql } from 'kysely';

/** The time at which a player said a message that arrived late. Earlier messages have no such time. */
export const messageSentAt: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table messages add column sent_at timestamptz`.execute(db);
  },
};
