import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Where a player wrote a line, and when the caller says that an action's line was said; null for earlier rows, whose
 * lines count as public and as said when they arrived.
 */
const STATEMENTS = [
  sql`alter table messages add column channel text`,
  sql`alter table player_actions add column said_at timestamptz`,
];

export const channels: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
