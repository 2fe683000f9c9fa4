import { type Kysely, type Migration, sql } from 'kysely';

/** Accounts, their access, and the credentials that prove it. Secrets are only ever stored as hashes. */
const STATEMENTS = [
  sql`create table accounts (
    id uuid primary key,
    email text not null check (length(email) <= 254),
    password_hash text not null,
    verified_at timestamptz,
    session_epoch integer not null default 0,
    verification_sent_at timestamptz,
    trial_used_at timestamptz,
    created_at timestamptz not null
  )`,
  sql`create unique index accounts_email on accounts (lower(email))`,
  sql`create table ended_sessions (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    expires_at timestamptz not null
  )`,
  sql`create index ended_sessions_expiry on ended_sessions (expires_at)`,
  sql`create table single_use_tokens (
    hash bytea primary key,
    account_id uuid not null references accounts on delete cascade,
    purpose text not null check (purpose in ('verify_email', 'reset_password')),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  sql`create index single_use_tokens_account on single_use_tokens (account_id, purpose)`,
  sql`create table throttles (
    key text primary key,
    failures integer not null,
    window_ends_at timestamptz not null
  )`,
  sql`create table subscriptions (
    account_id uuid primary key references accounts on delete cascade,
    tier text not null check (tier in ('starter', 'growth', 'pro')),
    status text not null,
    current_period_start timestamptz not null,
    current_period_end timestamptz not null,
    trial_ends_at timestamptz,
    cancel_at_period_end boolean not null default false,
    message_limit bigint,
    server_limit integer,
    max_servers integer,
    extra_servers_charge_cents integer not null default 0,
    overage_cents_per_thousand integer not null default 0,
    provider text,
    provider_customer_id text unique,
    provider_subscription_id text unique,
    provider_event_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create table api_keys (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    name text not null,
    description text,
    mode text not null check (mode in ('live', 'test')),
    key_prefix text not null,
    key_hash bytea not null unique,
    created_at timestamptz not null,
    last_used_at timestamptz,
    revoked_at timestamptz
  )`,
  sql`create index api_keys_account on api_keys (account_id, created_at)`,
  sql`create table configs (
    account_id uuid primary key references accounts on delete cascade,
    version integer not null,
    server_rules text not null,
    automation_level text not null,
    confidence_threshold double precision not null check (confidence_threshold between 0 and 1),
    pre_filter_enabled boolean not null,
    escalation_enabled boolean not null,
    updated_at timestamptz not null
  )`,
  sql`create table audit_events (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    subject_id uuid,
    kind text not null,
    actor text,
    at timestamptz not null,
    detail jsonb not null default '{}'
  )`,
  sql`create index audit_events_subject on audit_events (account_id, subject_id, at)`,
];

export const accounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
