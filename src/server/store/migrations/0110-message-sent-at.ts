import { type Kysely, type Migration, sql } from 'kysely';

/** A message that arrives late was said earlier. Messages stored before this column existed have no such time. */
export const messageSentAt: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table messages add column sent_at timestamptz`.execute(db);
  },
};
