import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '~/server/store/connect';
import type { Db } from '~/server/store/db';
import { migrate, migrateInBackground, MigrationError } from '~/server/store/migrate';
import { backgroundMigrations, migrations } from '~/server/store/migrations';
import { changeIndexes } from '~/server/store/migrations/background';
import { ensurePartitions } from '~/server/store/partitions';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { openEmptyStore, type StoreKind, STORES } from '../support/server';

const migrateBeside = (store: Store, signal = new AbortController().signal) =>
  store.runBeside(signal, (connection) => migrateInBackground(connection, signal));

describe('the schema', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  const all = Object.keys({ ...migrations, ...backgroundMigrations }).toSorted();
  const open = (databaseUrl: string) => openStore({ databaseUrl, dataDir: '/nonexistent' });

  async function names(db: Db): Promise<string[]> {
    const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return applied.rows.map((row) => row.name);
  }

  it('five nodes that start at the same time migrate once', async () => {
    const address = await postgres.createDatabase();
    const nodes = await Promise.all(Array.from({ length: 5 }, () => open(address)));
    expect(await names(nodes[0]?.db ?? (await open(address)).db)).toEqual(all);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('a node that starts amid the long changes of a new database leaves them to the one that does them', async () => {
    const address = await postgres.createDatabase();
    const watcher = await openStore({ databaseUrl: address, dataDir: '/nonexistent', schema: 'as it is' });
    const opening = open(address);
    const countApplied = async () => (await names(watcher.db).catch(() => [])).length;
    await expect.poll(countApplied, { interval: 1 }).toBeGreaterThanOrEqual(Object.keys(migrations).length);
    const second = await open(address);
    await migrateBeside(second);
    const first = await opening;
    await migrateBeside(first);
    expect(await names(watcher.db)).toEqual(all);
    await Promise.all([first, second, watcher].map((store) => store.close()));
  });

  it('five nodes may add the same partitions at the same time', async () => {
    const address = await postgres.createDatabase();
    const nodes = await Promise.all(Array.from({ length: 5 }, () => open(address)));
    const [from, to] = [new Date('2026-01-15'), new Date('2026-06-15')];
    await Promise.all(nodes.map((node) => ensurePartitions(node.db, from, to)));
    const found = await sql`select 1 from pg_inherits where inhparent = 'messages'::regclass`.execute(
      nodes[0]?.db ?? (await open(address)).db,
    );
    expect(found.rows).toHaveLength(6);
    await Promise.all(nodes.map((node) => node.close()));
  });

  /** Repeats a query until its answer holds, so that a test waits for a state and not for a time. */
  async function until(store: { db: Db }, condition: RawBuilder<unknown>): Promise<void> {
    for (;;) {
      const { rows } = await sql<{ holds: boolean }>`select ${condition} as holds`.execute(store.db);
      if (rows[0]?.holds === true) return;
    }
  }

  const asItIs = (databaseUrl: string) =>
    openStore({ databaseUrl, dataDir: '/nonexistent', schema: 'as it is' });

  it('the limit for statements does not cut off a node that waits for another one to migrate', async () => {
    const address = await postgres.createDatabase();
    const watcher = await asItIs(address);
    const migrating = new pg.Client({ connectionString: address });
    await migrating.connect();
    await migrating.query('select pg_advisory_lock(3853314791062309107)');
    const waiting = openStore({ databaseUrl: address, dataDir: '/nonexistent', statementTimeoutMs: 250 });
    const hasWaited = until(
      watcher,
      sql`coalesce((select clock_timestamp() > min(backend_start) + interval '500 ms' from pg_stat_activity
        where datname = current_database() and query like '%pg_try_advisory_lock%' and pid <> pg_backend_pid()
        and application_name like 'torchward%'), false)`,
    );
    await Promise.race([hasWaited, waiting]);
    await migrating.end();
    const node = await waiting;
    await expect(node.ping()).resolves.toBeUndefined();
    await Promise.all([node.close(), watcher.close()]);
  });

  it('a migration that waits for a table lets its writers pass, and continues afterwards', async () => {
    const address = await postgres.createDatabase();
    const store = await openStore({
      databaseUrl: address,
      dataDir: '/nonexistent',
      schema: 'as it is',
      statementTimeoutMs: 8_000,
    });
    await migrate(store.db, '0104-webhook-content');
    const reader = new pg.Client({ connectionString: address });
    await reader.connect();
    await reader.query('begin; lock table usage_periods in row exclusive mode');
    const upgrading = open(address);
    const waitsForTable = sql`exists (select 1 from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and wait_event = 'relation')`;
    await until(store, waitsForTable);
    const id = '019361f0-7c00-7b3a-9c41-2f6f2d1f0a11';
    await sql`insert into accounts (id, email, password_hash, created_at) values (${id}, 'x', '', now())`.execute(
      store.db,
    );
    await sql`insert into usage_periods (account_id, period_start, messages) values (${id}, now(), 1)`.execute(
      store.db,
    );
    await reader.query('commit');
    const upgraded = await upgrading;
    expect(await names(upgraded.db)).toEqual(Object.keys(migrations).toSorted());
    await reader.end();
    await Promise.all([store.close(), upgraded.close()]);
  });

  it('a migration that fails keeps those before it, and the next start continues with it', async () => {
    const address = await postgres.createDatabase();
    const store = await asItIs(address);
    await migrate(store.db, '0104-webhook-content');
    await sql`create table player_actions (in_the_way integer)`.execute(store.db);
    await expect(open(address)).rejects.toThrow(/0118-player-actions.*already exists.*continues with it/);
    expect((await names(store.db)).at(-1)).toBe('0116-usage-periods');
    await sql`drop table player_actions`.execute(store.db);
    const upgraded = await open(address);
    expect(await names(upgraded.db)).toEqual(Object.keys(migrations).toSorted());
    await Promise.all([store.close(), upgraded.close()]);
  });

  it('an index whose building was cut off is dropped and built anew, while the table is written', async () => {
    const address = await postgres.createDatabase();
    const store = await open(address);
    await sql`drop index jobs_group`.execute(store.db);
    await sql`delete from kysely_migration where name = '0160-delivery-lane-indexes'`.execute(store.db);
    const state = sql`select indisvalid as usable from pg_index where indexrelid = to_regclass('jobs_group')`;

    const writer = new pg.Client({ connectionString: address });
    await writer.connect();
    const insertJob = `insert into jobs (id, kind, payload, run_at, created_at)
      values (gen_random_uuid(), 'mail.reset', '{}', now(), now())`;
    await writer.query(`begin; ${insertJob}`);
    const ending = new AbortController();
    const cutOff = migrateBeside(store, ending.signal);
    await until(
      store,
      sql`exists (select 1 from pg_stat_activity where datname = current_database()
      and query like 'create index concurrently%' and wait_event_type = 'Lock')`,
    );
    await sql.raw(insertJob).execute(store.db);
    expect(await migrateBeside(store)).toBe(false);
    ending.abort();
    expect(await cutOff).toBeUndefined();
    expect((await state.execute(store.db)).rows).toEqual([{ usable: false }]);

    const built = migrateBeside(store);
    await writer.query('commit');
    expect(await built).toBe(true);
    expect((await state.execute(store.db)).rows).toEqual([{ usable: true }]);
    expect(await names(store.db)).toEqual(all);
    await writer.end();
    await store.close();
  });

  it('a long change continues after the last step that was done', async () => {
    const { db, close } = await open(await postgres.createDatabase());
    await sql`create table filled (n integer, twice integer)`.execute(db);
    await sql`insert into filled select n from generate_series(1, 250) n`.execute(db);
    const ending = new AbortController();
    let steps = 0;
    const fill = {
      step: async (connection: Db) => {
        const { numAffectedRows } = await sql`update filled set twice = 2 * n where n in (
          select n from filled where twice is null order by n limit 100)`.execute(connection);
        steps += 1;
        if (steps === 1) ending.abort();
        return (numAffectedRows ?? 0n) < 100n;
      },
    };
    const later = changeIndexes({ filled_twice: 'filled (twice)' });
    const known = { '9000-fill': fill, '9001-index': later };
    const run = (signal: AbortSignal) =>
      db.connection().execute((connection) => migrateInBackground(connection, signal, known));
    expect(await run(ending.signal)).toBe(false);
    expect((await sql`select 1 from filled where twice is not null`.execute(db)).rows).toHaveLength(100);
    expect(await run(new AbortController().signal)).toBe(true);
    expect(steps).toBe(3);
    expect((await sql`select 1 from filled where twice = 2 * n`.execute(db)).rows).toHaveLength(250);
    expect((await names(db)).slice(-2)).toEqual(['9000-fill', '9001-index']);
    await close();
  });

  it("a month's partition is added while a long query reads messages", async () => {
    const address = await postgres.createDatabase();
    const store = await openStore({
      databaseUrl: address,
      dataDir: '/nonexistent',
      statementTimeoutMs: 8_000,
    });
    const reader = new pg.Client({ connectionString: address });
    await reader.connect();
    await reader.query('begin; select count(*) from messages');
    const month = new Date('2026-03-15');
    await ensurePartitions(store.db, month, month);
    await reader.query('commit');
    await reader.end();
    const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'messages'::regclass`.execute(store.db);
    expect(rows).toEqual([{ name: 'messages_2026_03' }]);
    await store.close();
  });

  it('data of a newer version is refused with instructions and stays unchanged', async () => {
    const address = await postgres.createDatabase();
    const store = await open(address);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-the-future', '2030')`.execute(
      store.db,
    );
    await store.close();
    await expect(open(address)).rejects.toThrow(MigrationError);
    await expect(open(address)).rejects.toThrow(/newer version.*9999-the-future.*Nothing was changed/);
  });

  it('usage by calendar month is divided among the billing periods by their messages', async () => {
    const { db, close } = await openStore({
      databaseUrl: await postgres.createDatabase(),
      dataDir: '/nonexistent',
      schema: 'as it is',
    });
    await migrate(db, '0104-webhook-content');
    const id = '019361f0-7c00-7b3a-9c41-2f6f2d1f0a11';
    await sql`insert into accounts (id, email, password_hash, created_at)
      values (${id}, 'mika@survival-one.example', '', '2026-09-01')`.execute(db);
    await sql`insert into usage_months (account_id, month, messages, ai_calls, ai_cost_micros, time_sum_ms) values
      (${id}, '2026-10-01', 100, 50, 5000, 400), (${id}, '2026-11-01', 40, 8, 800, 80)`.execute(db);
    await sql`insert into usage_periods (account_id, period_start, messages) values
      (${id}, '2026-10-01T09:30Z', 70), (${id}, '2026-10-20T09:30Z', 70)`.execute(db);
    await sql`insert into hourly_totals (account_id, hour, messages, time_sum_ms) values
      (${id}, '2026-10-01T09:00Z', 20, 80), (${id}, '2026-10-19T23:00Z', 50, 200),
      (${id}, '2026-10-20T09:00Z', 30, 120), (${id}, '2026-11-02T00:00Z', 40, 80)`.execute(db);
    await migrate(db);
    const { rows } = await sql`select messages, ai_calls, ai_cost_micros, time_sum_ms from usage_periods
      order by period_start`.execute(db);
    await close();
    expect(rows).toEqual([
      { messages: 70, ai_calls: 35, ai_cost_micros: 3_500, time_sum_ms: 280 },
      { messages: 70, ai_calls: 23, ai_cost_micros: 2_300, time_sum_ms: 200 },
    ]);
  });

  it.each(STORES)('the index of player names takes in new names in small parts (%s)', async (kind) => {
    const store = await openEmptyStore(kind);
    const { rows } = await sql`select reloptions from pg_class where relname = 'players_name'`.execute(
      store.db,
    );
    expect(rows).toEqual([{ reloptions: ['gin_pending_list_limit=64'] }]);
    await store.close();
  });

  it('both stores end with the same columns', async () => {
    const listColumns = async (kind: StoreKind) => {
      const store = await openEmptyStore(kind);
      const { rows } =
        await sql`select table_name, column_name, data_type, is_nullable from information_schema.columns
        where table_schema = 'public' and table_name <> 'durability_probe' order by 1, 2`.execute(store.db);
      await store.close();
      return rows;
    };
    const columns = await listColumns('embedded');
    expect(columns.length).toBeGreaterThan(100);
    expect(columns).toEqual(await listColumns('postgres'));
  });
});
