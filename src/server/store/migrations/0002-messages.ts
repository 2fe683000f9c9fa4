import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Chat messages and every count of them. The transaction that stores a message also counts it, so a figure costs the
 * same at ten thousand and at a hundred million messages.
 */
const STATEMENTS = [
  sql`create table messages (
    id uuid not null,
    account_id uuid not null,
    created_at timestamptz not null,
    server text,
    player_uuid uuid not null,
    player_name text not null,
    message text not null,
    message_id text,
    final_action text not null check (final_action in ('none', 'warn', 'mute', 'kick', 'ban')),
    recommended_action text not null check (recommended_action in ('none', 'warn', 'mute', 'kick', 'ban')),
    category text,
    severity smallint not null check (severity between 0 and 10),
    confidence double precision check (confidence between 0 and 1),
    reasoning text,
    rule text,
    filtered boolean not null,
    decided_by text not null,
    processing_time_ms double precision not null check (processing_time_ms >= 0),
    review_status text,
    primary key (account_id, created_at, id)
  ) partition by range (created_at)`,
  sql`create index messages_action on messages (account_id, final_action, created_at, id)
    where final_action <> 'none'`,
  sql`create index messages_player on messages (account_id, player_uuid, created_at, id)`,

  sql`create table message_receipts (
    account_id uuid not null references accounts on delete cascade,
    message_id text not null,
    body_hash bytea not null,
    log_id uuid not null,
    created_at timestamptz not null,
    primary key (account_id, message_id)
  )`,
  sql`create index message_receipts_age on message_receipts (created_at)`,

  sql`create table hourly_totals (
    account_id uuid not null references accounts on delete cascade,
    hour timestamptz not null,
    messages bigint not null default 0,
    filtered bigint not null default 0,
    violations bigint not null default 0,
    action_none bigint not null default 0,
    action_warn bigint not null default 0,
    action_mute bigint not null default 0,
    action_kick bigint not null default 0,
    action_ban bigint not null default 0,
    by_pre_filter bigint not null default 0,
    by_local bigint not null default 0,
    by_ai bigint not null default 0,
    by_fail_open bigint not null default 0,
    time_sum_ms double precision not null default 0,
    within_1ms bigint not null default 0,
    within_5ms bigint not null default 0,
    within_10ms bigint not null default 0,
    within_25ms bigint not null default 0,
    within_50ms bigint not null default 0,
    within_100ms bigint not null default 0,
    within_250ms bigint not null default 0,
    within_1000ms bigint not null default 0,
    time_max_ms double precision not null default 0,
    primary key (account_id, hour)
  ) with (fillfactor = 70)`,

  sql`create table player_hours (
    account_id uuid not null references accounts on delete cascade,
    hour timestamptz not null,
    player_uuid uuid not null,
    primary key (account_id, hour, player_uuid)
  )`,
  sql`create table player_days (
    account_id uuid not null references accounts on delete cascade,
    day date not null,
    player_uuid uuid not null,
    primary key (account_id, day, player_uuid)
  )`,
  sql`create table players (
    account_id uuid not null references accounts on delete cascade,
    player_uuid uuid not null,
    player_name text not null,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    messages bigint not null,
    violations bigint not null,
    warnings bigint not null,
    mutes bigint not null,
    kicks bigint not null,
    bans bigint not null,
    primary key (account_id, player_uuid)
  ) with (fillfactor = 80)`,

  sql`create table server_hours (
    account_id uuid not null references accounts on delete cascade,
    hour timestamptz not null,
    server text not null,
    messages bigint not null,
    primary key (account_id, hour, server)
  ) with (fillfactor = 80)`,

  sql`create table usage_months (
    account_id uuid not null references accounts on delete cascade,
    month date not null,
    messages bigint not null,
    ai_calls bigint not null,
    ai_cost_micros bigint not null,
    time_sum_ms double precision not null,
    primary key (account_id, month)
  ) with (fillfactor = 50)`,
  sql`create table usage_periods (
    account_id uuid not null references accounts on delete cascade,
    period_start timestamptz not null,
    messages bigint not null,
    primary key (account_id, period_start)
  ) with (fillfactor = 50)`,

  sql`create table reviews (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    created_at timestamptz not null,
    status text not null check (status in ('pending', 'approved', 'rejected', 'customized')),
    recommended_action text not null,
    applied_action text not null,
    decided_action text,
    decided_at timestamptz,
    reviewed_by text,
    decided_by_account uuid,
    comments text,
    similar_key text not null
  )`,
  sql`create index reviews_pending on reviews (account_id, created_at, id) where status = 'pending'`,
  sql`create index reviews_account on reviews (account_id, created_at)`,
];

export const messages: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
