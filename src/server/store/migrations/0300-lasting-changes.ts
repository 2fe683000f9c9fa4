import { type Kysely, type Migration, sql } from 'kysely';
import type { BackgroundMigration } from './background';

const change = sql`unnest(array['ban', 'mute']) as lasting where lasting in (action, previous_action)`;

/**
 * How a decision began or ended each player's mute and ban last. The decisions expire with their plan, and the player must
 * not look banned again because the decision that lifted the ban has expired.
 *
 * A trigger writes it, because it also sees what a node of the version before writes during an upgrade.
 */
const STATEMENTS = [
  sql`create table lasting_changes (
    account_id uuid not null references accounts on delete cascade,
    player_uuid uuid not null,
    lasting text not null check (lasting in ('ban', 'mute')),
    has_begun boolean not null,
    changed_at timestamptz not null,
    duration_seconds integer,
    primary key (account_id, player_uuid, lasting)
  )`,
  sql`create or replace function keep_lasting_changes() returns trigger language plpgsql as $$
    begin
      insert into lasting_changes
      select account_id, player_uuid, lasting, lasting = action, created_at, duration_seconds
      from (select new.*) as decision, ${change}
      on conflict (account_id, player_uuid, lasting) do update set has_begun = excluded.has_begun,
        changed_at = excluded.changed_at, duration_seconds = excluded.duration_seconds;
      return null;
    end $$`,
  sql`create trigger game_decisions_added after insert on game_decisions
    for each row execute function keep_lasting_changes()`,
];

export const lastingChanges: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};

/** Players in one step. */
const STEP_PLAYERS = 1_000;

/** Adds the changes of decisions that are older than the trigger. */
export const fillLastingChanges: BackgroundMigration = {
  step: async (db) => {
    const { numAffectedRows = 0n } = await sql`
      with missing as (
        select distinct account_id, player_uuid from game_decisions, ${change}
          and not exists (select from lasting_changes known where known.account_id = game_decisions.account_id
            and known.player_uuid = game_decisions.player_uuid and known.lasting = lasting.lasting)
        limit ${STEP_PLAYERS}
      )
      insert into lasting_changes
      select distinct on (account_id, player_uuid, lasting)
        account_id, player_uuid, lasting, lasting = action, created_at, duration_seconds
      from missing join game_decisions using (account_id, player_uuid), ${change}
      order by account_id, player_uuid, lasting, place desc
      on conflict do nothing`.execute(db);
    return numAffectedRows === 0n;
  },
};
