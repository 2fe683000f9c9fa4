import { type Kysely, type Migration, sql } from 'kysely';

/** Adds what the AI cost for a message, by which a node that lost a commit's answer can tell what was counted. */
export const messageAiCost: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table messages add column ai_cost_micros bigint`.execute(db);
  },
};
