import { type Kysely, type Migration, sql } from 'kysely';

/** What the AI cost each account on each UTC day, against which its budget of the day is checked. */
export const aiDays: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table ai_days (
      account_id uuid not null references accounts on delete cascade,
      day date not null,
      calls bigint not null,
      cost_micros bigint not null,
      primary key (account_id, day)
    ) with (fillfactor = 50)`.execute(db);
  },
};
