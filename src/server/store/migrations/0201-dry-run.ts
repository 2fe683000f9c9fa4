import { type Kysely, type Migration, sql } from 'kysely';

/** Whether the link beside a game server only prints its commands. */
export const dryRun: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table game_servers add column link_dry_run boolean not null default false`.execute(db);
  },
};
