import { type Kysely, type Migration, sql } from 'kysely';

/** The end and the limit of past billing periods, from which their overage follows. */
export const closedPeriods: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table usage_periods add column period_end timestamptz, add column message_limit bigint`.execute(
      db,
    );
  },
};
