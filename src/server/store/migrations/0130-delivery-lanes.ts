import { type Kysely, type Migration, sql } from 'kysely';

/** The state of failing webhooks. The indexes of the lanes follow in the background. */
export const deliveryLanes: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table webhooks add column failing_since timestamptz,
      add column paused_reason text check (paused_reason in ('failing', 'gone'))`.execute(db);
  },
};
