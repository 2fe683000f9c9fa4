import { type Kysely, type Migration, sql } from 'kysely';

/** When the service last tried to invoice a period's overage, so that one that fails does not come before the others. */
export const overageAttempts: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table usage_periods add column overage_tried_at timestamptz`.execute(db);
  },
};
