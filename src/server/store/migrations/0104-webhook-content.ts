import { type Kysely, type Migration, sql } from 'kysely';

/** What was given up can be tried again by hand, so its content is kept. */
export const webhookContent: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table webhook_deliveries add column content jsonb`.execute(db);
  },
};
