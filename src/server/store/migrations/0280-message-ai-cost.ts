import { type Kysely, type Migration, sql } from 'kysely';

/** What the AI cost for a message and was counted with it, so that a node can tell after it has lost a commit's answer. */
export const messageAiCost: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`alter table messages add column ai_cost_micros bigint`.execute(db);
  },
};
