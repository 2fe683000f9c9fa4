import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The game servers that an account has heard from, with settings of their own, and how often those have changed. Names,
 * settings and what was heard are in one row, because an account has few.
 */
const STATEMENTS = [
  sql`create table game_servers (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references accounts on delete cascade,
    name text not null,
    display_name text,
    first_message_at timestamptz,
    last_message_at timestamptz,
    last_poll_at timestamptz,
    heard_at timestamptz not null,
    link_version text,
    lag_seconds float8,
    automation_level text,
    confidence_threshold float8,
    pre_filter_enabled boolean,
    escalation_enabled boolean,
    version integer not null default 0,
    unique (account_id, name)
  ) with (fillfactor = 50)`,
  sql`alter table configs add column servers_version integer not null default 0`,
];

export const gameServers: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
