import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Adds the channel of a message, and the time at which the line of an action was said. Earlier rows have null: they count
 * as public, and as said when they arrived.
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
