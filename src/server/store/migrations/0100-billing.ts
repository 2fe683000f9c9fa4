import { type Kysely, type Migration, sql } from 'kysely';

/** The links from accounts to the payment provider, and the built-in provider's own records. */
const STATEMENTS = [
  sql`create table billing_customers (
    account_id uuid primary key references accounts on delete cascade,
    provider text not null,
    customer_id text not null unique,
    created_at timestamptz not null
  )`,
  sql`create table billing_checkouts (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    tier text not null check (tier in ('starter', 'growth', 'pro')),
    provider_checkout_id text unique,
    url text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    closed_at timestamptz
  )`,
  sql`create unique index billing_checkouts_open on billing_checkouts (account_id) where closed_at is null`,
  sql`create table billing_events (
    id text primary key,
    type text not null,
    received_at timestamptz not null,
    processed_at timestamptz
  )`,
  sql`create index billing_events_age on billing_events (received_at)`,
  sql`create table test_provider_checkouts (
    id text primary key,
    request_id uuid not null unique,
    customer_id text not null,
    tier text not null,
    trial_days integer not null,
    success_url text not null,
    cancel_url text not null,
    expires_at timestamptz not null,
    closed_at timestamptz
  )`,
  sql`create table test_provider_subscriptions (
    id text primary key,
    customer_id text not null,
    tier text not null,
    status text not null,
    created_at timestamptz not null,
    period_start timestamptz not null,
    period_end timestamptz not null,
    trial_ends_at timestamptz,
    cancel_at_period_end boolean not null default false,
    card_declines boolean not null default false
  )`,
  sql`create index test_provider_subscriptions_customer on test_provider_subscriptions (customer_id)`,
];

export const billing: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
