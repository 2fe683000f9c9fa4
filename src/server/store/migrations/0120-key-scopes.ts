import { type Kysely, type Migration, sql } from 'kysely';

/** What each key may do. A live key from before could do all of this, and a test key could only moderate. */
const STATEMENTS = [
  sql`alter table api_keys add column scopes text[] not null default array['moderate']
    check (cardinality(scopes) > 0)`,
  sql`update api_keys set scopes = array['moderate', 'logs:read', 'reviews:write', 'config:write']
    where mode = 'live'`,
];

export const keyScopes: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
