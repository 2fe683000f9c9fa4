import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { countPlayersSince } from '~/server/store/repositories/statistics';
import { migrateInBackground } from '~/server/store/migrate';
import { addVolume } from '../support/volume';
import { useStore } from '../support/useTestServer';
import { addOwner } from '../support/server';

const UNTIL = new Date('2026-11-20T21:04:11.000Z');
const store = useStore();
const accounts: string[] = [];

beforeAll(async () => {
  for (let n = 0; n < 3; n += 1) accounts.push((await addOwner(store, UNTIL, 'no password')).id);
  await addVolume(
    store.db,
    accounts.map((id) => ({ id, messages: 3_000, players: 200 })),
    { days: 3, until: UNTIL },
  );
});

/** What ingest does to an account's players: known and new ones write in an hour. */
async function write(account: string, hour: Date, players: readonly number[]): Promise<void> {
  await sql`
    with written as (
      select ${account}::uuid as account_id, ${hour}::timestamptz as hour, md5(${account}::text || n)::uuid as player_uuid
      from unnest(${players}::int[]) as n
    ),
    hours as (
      insert into player_hours (account_id, hour, player_uuid)
      select account_id, hour, player_uuid from written order by 1, 2, 3 on conflict do nothing
    ),
    days as (
      insert into player_days (account_id, day, player_uuid)
      select account_id, (hour at time zone 'UTC')::date, player_uuid from written order by 1, 2, 3
      on conflict do nothing
    )
    insert into players as p (account_id, player_uuid, player_name, first_seen_at, last_seen_at, messages, violations,
      warnings, mutes, kicks, bans)
    select account_id, player_uuid, 'player', hour, hour, 1, 0, 0, 0, 0, 0 from written order by 1, 2
    on conflict (account_id, player_uuid) do update
      set last_seen_at = greatest(p.last_seen_at, excluded.last_seen_at)`.execute(store.db);
}

const listNumbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => from + n);
const addHoursToStart = (hours: number): Date =>
  new Date(Date.parse('2026-11-20T21:00:00Z') + hours * 3_600_000);

async function expectEqualCounts(): Promise<void> {
  const pairs = [
    [
      'players_by_hour',
      'hour',
      'select account_id, hour, count(*) as players from player_hours group by 1, 2',
    ],
    ['players_by_day', 'day', 'select account_id, day, count(*) as players from player_days group by 1, 2'],
    [
      'players_last_seen',
      'hour',
      `select account_id, date_trunc('hour', last_seen_at, 'UTC') as hour, count(*) as players
        from players group by 1, 2`,
    ],
  ] as const;
  for (const [table, time, rows] of pairs) {
    const { rows: wrong } = await sql
      .raw(`select * from (${rows}) counted full join
      (select * from ${table} where players <> 0) kept using (account_id, ${time}, players)
      where counted.account_id is null or kept.account_id is null`)
      .execute(store.db);
    expect({ table, wrong }).toEqual({ table, wrong: [] });
  }
}

it('the counts of players equal their rows after writes that meet on two nodes', async () => {
  const writes = listNumbers(0, 60).flatMap((n) =>
    accounts.map((account) => write(account, addHoursToStart(n % 3), listNumbers((n * 7) % 190, 40))),
  );
  await Promise.all(writes);
  await expectEqualCounts();
});

it('accounts from before the counts are counted while they write, and every figure is right meanwhile', async () => {
  await sql`truncate players_by_hour, players_by_day, players_last_seen`.execute(store.db);
  await sql`insert into uncounted_accounts select id from accounts`.execute(store.db);
  await sql`delete from kysely_migration where name = '0231-earlier-players'`.execute(store.db);
  const [account = ''] = accounts;
  const since = addHoursToStart(-5);
  const count = async (): Promise<number> => countPlayersSince(store.db, account, since);
  const { rows } = await sql<{ n: number }>`select count(*) as n from players
    where account_id = ${account} and last_seen_at >= ${since}`.execute(store.db);
  expect(await count()).toBe(rows[0]?.n);
  const writing = listNumbers(0, 80).flatMap((n) =>
    accounts.map((each) => write(each, addHoursToStart(3 + (n % 4)), listNumbers((n * 11) % 400, 30))),
  );
  const { signal } = new AbortController();
  const counting = store.runBeside(signal, (connection) => migrateInBackground(connection, signal));
  await Promise.all(writing);
  expect(await counting).toBe(true);
  expect((await sql`select 1 from uncounted_accounts`.execute(store.db)).rows).toEqual([]);
  await expectEqualCounts();
});
