import { type Kysely, type Migration, sql } from 'kysely';

/** The addresses of owners' webhooks, and the deliveries to them. */
const STATEMENTS = [
  sql`create table webhooks (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    url text not null,
    description text,
    events text[] not null,
    secret text not null,
    enabled boolean not null default true,
    created_at timestamptz not null
  )`,
  sql`create index webhooks_account on webhooks (account_id, created_at)`,
  sql`create table webhook_deliveries (
    id uuid primary key,
    account_id uuid not null references accounts on delete cascade,
    webhook_id uuid not null references webhooks on delete cascade,
    event text not null,
    status text not null check (status in ('delivered', 'retrying', 'failed')),
    attempts integer not null,
    response_status integer,
    duration_ms integer not null,
    fault text,
    created_at timestamptz not null,
    attempted_at timestamptz not null,
    next_attempt_at timestamptz
  )`,
  sql`create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, created_at desc)`,
];

export const webhooks: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
