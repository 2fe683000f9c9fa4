import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What was decided after a verdict was answered, for the game servers. An account's decisions are numbered under the lock
 * of its row in `decision_places`, so that a decision never becomes visible behind a later one that was read before.
 */
const STATEMENTS = [
  sql`create table decision_places (
    account_id uuid primary key references accounts on delete cascade,
    last bigint not null
  ) with (fillfactor = 50)`,
  sql`create table game_decisions (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    place bigint not null,
    created_at timestamptz not null,
    kind text not null check (kind in ('review', 'undo', 'owner')),
    action text not null check (action in ('none', 'warn', 'mute', 'kick', 'ban')),
    previous_action text not null check (previous_action in ('none', 'warn', 'mute', 'kick', 'ban')),
    duration_seconds integer,
    player_uuid uuid not null,
    player_name text not null,
    server text,
    message_id text,
    log_id uuid,
    reason text not null,
    replaces uuid,
    actor jsonb not null,
    state text not null default 'waiting' check (state in ('waiting', 'carried_out', 'failed')),
    reported_server text,
    reported_at timestamptz,
    detail text,
    unique (account_id, place)
  )`,
  sql`create index game_decisions_age on game_decisions (account_id, created_at)`,
  sql`create index game_decisions_message on game_decisions (account_id, log_id, place) where log_id is not null`,
  sql`create index game_decisions_player on game_decisions (account_id, player_uuid, place)`,
  sql`create index game_decisions_waiting on game_decisions (account_id, place) where state = 'waiting'`,
  sql`alter table messages add column undone_at timestamptz`,
];

export const gameDecisions: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
