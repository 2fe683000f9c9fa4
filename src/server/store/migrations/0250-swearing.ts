import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What swearing at no player leads to, for the account and for a game server; the default is what the version before
 * does. A null of a server follows the account.
 */
const STATEMENTS = [
  sql`alter table configs add column swearing text not null default 'warn'`,
  sql`alter table game_servers add column swearing text`,
];

export const swearing: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
