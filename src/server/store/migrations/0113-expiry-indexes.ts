import { type Kysely, type Migration, sql } from 'kysely';

/** Indexes by which retention finds expired rows without reading whole tables. */
const STATEMENTS = [
  sql`create index throttles_expiry on throttles (window_ends_at)`,
  sql`create index single_use_tokens_expiry on single_use_tokens (expires_at)`,
  sql`create index webhook_deliveries_age on webhook_deliveries (created_at)`,
  sql`create index jobs_dead on jobs (died_at) where died_at is not null`,
];

export const expiryIndexes: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
