import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The triggers add nothing for an account whose earlier players are not counted yet, and make that count wait for their
 * transactions.
 */
const COUNTED = `not exists (select 1 from uncounted_accounts u where u.account_id = a.account_id)`;
const WAIT = `perform 1 from uncounted_accounts where account_id in (select account_id from added) for share;`;

const countAdded = (name: string, into: string, time: string) => `
  create or replace function ${name}() returns trigger language plpgsql as $$
  begin
    if not exists (select 1 from added) then return null; end if;
    ${WAIT}
    insert into ${into} as p (account_id, ${time}, players)
    select account_id, ${time}, count(*) from added a where ${COUNTED} group by 1, 2 order by 1, 2
    on conflict (account_id, ${time}) do update set players = p.players + excluded.players;
    return null;
  end $$`;

const selectLastHour = (from: string, sign: number) =>
  `select account_id, date_trunc('hour', last_seen_at, 'UTC') as hour, ${sign} as sign from ${from}`;

const moveLastSeen = (name: string, sides: string) => `
  create or replace function ${name}() returns trigger language plpgsql as $$
  begin
    if not exists (select 1 from added) then return null; end if;
    ${WAIT}
    insert into players_last_seen as p (account_id, hour, players)
    select account_id, hour, sum(sign) from (${sides}) a where ${COUNTED}
    group by 1, 2 having sum(sign) <> 0 order by 1, 2
    on conflict (account_id, hour) do update set players = p.players + excluded.players;
    return null;
  end $$`;

const createCountTable = (name: string, time: string) => sql`create table ${sql.table(name)} (
    account_id uuid not null references accounts on delete cascade,
    ${sql.raw(time)} not null,
    players integer not null,
    primary key (account_id, ${sql.ref(time.split(' ')[0] ?? '')})
  ) with (fillfactor = 50)`;

/**
 * How many players wrote in each hour and on each day, and how many wrote for the last time in each hour: the players
 * since a moment are the sum of those last seen after it, each counted once. Triggers keep the counts, because they see
 * each player's time before the change under its lock, and what a node of the version before writes. They lock in the
 * order of the primary key. A background migration counts what the accounts of today have written before.
 */
const STATEMENTS = [
  createCountTable('players_by_hour', 'hour timestamptz'),
  createCountTable('players_by_day', 'day date'),
  createCountTable('players_last_seen', 'hour timestamptz'),
  sql`create table uncounted_accounts (
    account_id uuid primary key references accounts on delete cascade
  )`,
  sql`insert into uncounted_accounts select id from accounts`,
  sql.raw(countAdded('count_players_by_hour', 'players_by_hour', 'hour')),
  sql.raw(countAdded('count_players_by_day', 'players_by_day', 'day')),
  sql.raw(moveLastSeen('count_new_players', selectLastHour('added', 1))),
  sql.raw(
    moveLastSeen(
      'move_last_seen',
      `${selectLastHour('removed', -1)} union all ${selectLastHour('added', 1)}`,
    ),
  ),
  sql`create trigger player_hours_added after insert on player_hours referencing new table as added
    for each statement execute function count_players_by_hour()`,
  sql`create trigger player_days_added after insert on player_days referencing new table as added
    for each statement execute function count_players_by_day()`,
  sql`create trigger players_added after insert on players referencing new table as added
    for each statement execute function count_new_players()`,
  sql`create trigger players_changed after update on players referencing old table as removed new table as added
    for each statement execute function move_last_seen()`,
];

export const playerCounts: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await statement.execute(db);
  },
};
