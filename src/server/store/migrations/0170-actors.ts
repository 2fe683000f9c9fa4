import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Adds who decided a review, and the readable name of each actor in the audit log. Earlier decisions keep null: rewriting
 * them in the migration's transaction would hold up ingest, so `completeActors` reads their actors from the audit log.
 */
const STATEMENTS = [
  sql`alter table reviews add column actor jsonb`,
  sql`alter table audit_events add column actor_name text`,
];

export const actors: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
