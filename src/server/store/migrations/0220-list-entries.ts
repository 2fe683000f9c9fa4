import { type Kysely, type Migration, sql } from 'kysely';

/** The owner's words, phrases and links, with how many lines each has decided. */
export const listEntriesTable: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql`create table list_entries (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      kind text not null,
      pattern text not null,
      action text not null,
      servers text[],
      created_at timestamptz not null,
      created_by text,
      decided_lines bigint not null default 0,
      last_decided_at timestamptz
    ) with (fillfactor = 70)`.execute(db);
    await sql`create index list_entries_account on list_entries (account_id, created_at, id)`.execute(db);
  },
};
