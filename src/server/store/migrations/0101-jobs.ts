import { type Kysely, type Migration, sql } from 'kysely';

/** Jobs that must run once their cause is committed, however often the process ends in between. */
const STATEMENTS = [
  sql`create table jobs (
    id uuid primary key,
    kind text not null,
    account_id uuid references accounts on delete cascade,
    payload jsonb not null,
    attempts integer not null default 0,
    run_at timestamptz not null,
    locked_until timestamptz,
    died_at timestamptz,
    last_error text,
    created_at timestamptz not null
  )`,
  sql`create index jobs_due on jobs (run_at) where died_at is null`,
  sql`create index jobs_account on jobs (account_id)`,
];

export const jobs: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
