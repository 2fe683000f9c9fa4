import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The actions against each player in the last 30 days, for escalation. A table of its own, because a plan may keep its
 * messages for a shorter time, and because every message reads its player's few actions.
 */
const STATEMENTS = [
  sql`create table player_actions (
    account_id uuid not null references accounts on delete cascade,
    player_uuid uuid not null,
    created_at timestamptz not null,
    id uuid not null,
    action text not null check (action in ('warn', 'mute', 'kick', 'ban')),
    primary key (account_id, player_uuid, created_at, id)
  )`,
  sql`create index player_actions_age on player_actions (created_at)`,
  sql`insert into player_actions (account_id, player_uuid, created_at, id, action)
    select m.account_id, m.player_uuid, m.created_at, m.id, m.final_action
    from messages m join accounts a on a.id = m.account_id
    where m.final_action <> 'none' and m.created_at >= now() - interval '30 days'`,
];

export const playerActions: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
