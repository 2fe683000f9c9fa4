import { type Kysely, type Migration, sql } from 'kysely';

/** Adds when the service last tried to invoice an overage, so that one that fails does not hold up the others. */
export const overageAttempts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table usage_periods add column overage_tried_at timestamptz`.execute(db);
  },
};
