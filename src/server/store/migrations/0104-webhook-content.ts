import { type Kysely, type Migration, sql } from 'kysely';

/** Stores the content of a delivery that was given up, so that its owner can retry it. */
export const webhookContent: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table webhook_deliveries add column content jsonb`.execute(db);
  },
};
