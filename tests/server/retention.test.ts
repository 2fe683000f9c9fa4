import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '~/server/clock';
import { createMaintenance, deleteExpired } from '~/server/maintenance';
import { ensurePartitions, listPartitions } from '~/server/store/partitions';
import { listRetentionTasks } from '~/server/store/repositories/retention';
import { addOwner, startProductionNode } from '../support/server';
import { useStore } from '../support/useTestServer';

const now = new Date('2026-11-20T21:04:11.000Z');
const longAgo = new Date('2026-01-01T00:00:00.000Z');

describe("a node's clock", () => {
  const store = useStore();

  it('deletes nothing while it is a day ahead of that of the database', async () => {
    const { id } = await addOwner(store, longAgo, '');
    await sql`insert into message_receipts (account_id, message_id, body_hash, log_id, created_at)
      values (${id}, 'late', '', gen_random_uuid(), ${longAgo})`.execute(store.db);
    const countReceipts = async (): Promise<number> =>
      (await sql`select from message_receipts`.execute(store.db)).rows.length;
    const run = async (aheadMs: number): Promise<unknown[]> => {
      const faults: unknown[] = [];
      const clock = { now: () => new Date(Date.now() + aheadMs) };
      const maintenance = createMaintenance({ store, clock, onError: (fault) => faults.push(fault) });
      maintenance.start();
      await expect.poll(async () => faults.length > 0 || (await countReceipts()) === 0).toBe(true);
      await maintenance.stop();
      return faults;
    };
    expect(await run(DAY_MS)).toEqual([
      new Error(
        "This node's clock is 24 hours ahead of the database's, so no expired data was deleted. Set it by NTP.",
      ),
    ]);
    expect(await countReceipts()).toBe(1);
    expect(await run(0)).toEqual([]);
  });
});

describe('retention', () => {
  const store = useStore();
  let accountId: string;
  beforeAll(async () => {
    accountId = (await addOwner(store, longAgo, '')).id;
  });

  async function addReceipts(count: number): Promise<void> {
    await sql`insert into message_receipts (account_id, message_id, body_hash, log_id, created_at)
      select ${accountId}, gen_random_uuid()::text, '', gen_random_uuid(), ${longAgo}
      from generate_series(1, ${count})`.execute(store.db);
  }
  async function countReceipts(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) as count from message_receipts`.execute(
      store.db,
    );
    return rows[0]?.count ?? 0;
  }
  const rethrow = (error: unknown) => {
    throw error;
  };
  async function within<Result>(statement: string, work: () => Promise<Result>): Promise<Result> {
    const holder = new pg.Client({ connectionString: store.url });
    await holder.connect();
    await holder.query(`begin; ${statement}`);
    try {
      return await work();
    } finally {
      await holder.end();
    }
  }

  it('deletes a backlog in steps of at most 5,000 rows and continues where it was interrupted', async () => {
    await addReceipts(23_000);
    const ending = new AbortController();
    const steps: number[] = [];
    const onStep = (table: string, rows: number) => {
      if (table !== 'message_receipts') return;
      steps.push(rows);
      if (steps.length === 2) ending.abort();
    };
    await deleteExpired({ store, now, onError: rethrow, signal: ending.signal, onStep });
    expect(await countReceipts()).toBe(23_000 - (steps[0] ?? 0) - (steps[1] ?? 0));
    await deleteExpired({ store, now, onError: rethrow, onStep });
    expect(steps[0]).toBe(5_000);
    expect(Math.max(...steps)).toBe(5_000);
    expect(await countReceipts()).toBe(0);
  });

  it('deletes nothing while another node deletes', async () => {
    await addReceipts(10);
    await within('select pg_advisory_xact_lock(7461026)', async () => {
      const steps: string[] = [];
      await deleteExpired({ store, now, onError: rethrow, onStep: (table) => void steps.push(table) });
      expect(steps).toEqual([]);
    });
    expect(await countReceipts()).toBe(10);
    await deleteExpired({ store, now, onError: rethrow });
    expect(await countReceipts()).toBe(0);
  });

  it('skips a table in use until the next round, and deletes from the others', async () => {
    await addReceipts(10);
    const errors: unknown[] = [];
    const tables: string[] = [];
    await within('lock table message_receipts', () =>
      deleteExpired({
        store,
        now,
        onError: (error) => void errors.push(error),
        onStep: (table) => void tables.push(table),
      }),
    );
    expect(errors.map(String)).toEqual(['error: canceling statement due to lock timeout']);
    expect(tables).toContain('messages');
    expect(tables).toContain('jobs');
    await deleteExpired({ store, now, onError: rethrow });
    expect(await countReceipts()).toBe(0);
  });

  it('reaches every account, however many there are', async () => {
    for (let accounts = 0; accounts < 201; accounts += 1) await addOwner(store, longAgo, '');
    await sql`insert into server_hours (account_id, hour, server, messages)
      select id, '2020-01-01', 's', 1 from accounts`.execute(store.db);
    await deleteExpired({ store, now, onError: rethrow });
    const { rows } = await sql`select 1 from server_hours`.execute(store.db);
    expect(rows).toEqual([]);
  });

  it('events of the payment provider and daily player counts have an end', async () => {
    await sql`insert into billing_events (id, type, received_at) values
      ('old', 'x', '2026-08-01'), ('new', 'x', '2026-11-01')`.execute(store.db);
    await sql`insert into player_days (account_id, day, player_uuid) select ${accountId}, day::date, gen_random_uuid()
      from unnest(array['2024-08-01', '2026-11-01']) as day`.execute(store.db);
    await deleteExpired({ store, now, onError: rethrow });
    const { rows } = await sql<{ kept: string }>`select id as kept from billing_events
      union all select day::text from player_days`.execute(store.db);
    expect(rows.map(({ kept }) => kept)).toEqual(['new', '2026-11-01']);
  });

  it('a step that takes too long is made again with fewer rows', async () => {
    await addReceipts(3_000);
    await sql`create function dawdle() returns trigger language plpgsql as $$
      begin
        if (select count(*) from old_rows) > 2500 then perform pg_sleep(60); end if;
        return null;
      end $$`.execute(store.db);
    await sql`create trigger dawdle after delete on message_receipts referencing old table as old_rows
      for each statement execute function dawdle()`.execute(store.db);
    const steps: number[] = [];
    const onStep = (table: string, rows: number) => void (table === 'message_receipts' && steps.push(rows));
    await deleteExpired({ store, now, onError: rethrow, onStep });
    await sql`drop trigger dawdle on message_receipts`.execute(store.db);
    expect(steps.slice(0, 2)).toEqual([0, 2_500]);
    expect(await countReceipts()).toBe(0);
  });

  describe('of messages', () => {
    const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    const namePartition = (days: number): string =>
      `messages_${daysAgo(days).toISOString().slice(0, 10).replaceAll('-', '_')}`;
    const owners = { starter: '', pro: '' };
    beforeAll(async () => {
      owners.starter = (await addOwner(store, longAgo, '', { tier: 'starter' })).id;
      owners.pro = (await addOwner(store, longAgo, '', { tier: 'pro' })).id;
    });
    async function addMessages(owner: string, days: number, count: number): Promise<void> {
      await ensurePartitions(store.db, daysAgo(days), daysAgo(days), 'day');
      await sql`insert into messages (id, account_id, created_at, player_uuid, player_name, message, final_action,
        recommended_action, severity, filtered, decided_by, processing_time_ms)
        select gen_random_uuid(), ${owner}, ${daysAgo(days)}, gen_random_uuid(), 'p', 'gg', 'none', 'none', 0, true,
          'local', 1 from generate_series(1, ${count})`.execute(store.db);
    }
    async function countMessages(owner: string): Promise<number> {
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from messages where account_id = ${owner}`.execute(store.db);
      return rows[0]?.n ?? 0;
    }
    async function listNames(): Promise<string[]> {
      return (await listPartitions(store.db)).map(({ name }) => name);
    }

    it("drops a day's partition whole once no plan keeps it, and deletes rows where one does", async () => {
      await addMessages(owners.pro, 91, 3);
      await addMessages(owners.starter, 91, 3);
      await addMessages(owners.starter, 20, 3);
      await addMessages(owners.starter, 30, 2_000);
      await addMessages(owners.pro, 30, 5);
      await addMessages(owners.starter, 6, 7);
      const dropped: string[] = [];
      const rows: number[] = [];
      await deleteExpired({
        store,
        now,
        onError: rethrow,
        onDropped: (name) => void dropped.push(name),
        onStep: (table, count) => void (table === 'messages' && rows.push(count)),
      });
      expect(dropped).toEqual([namePartition(91), namePartition(20)]);
      expect(rows.reduce((sum, each) => sum + each)).toBe(2_000);
      expect(await countMessages(owners.pro)).toBe(5);
      expect(await countMessages(owners.starter)).toBe(7);
      expect(await listNames()).toEqual([namePartition(30), namePartition(6)]);
    });

    it('leaves a partition that a long query reads to the next round, while messages go on', async () => {
      await addMessages(owners.pro, 100, 3);
      await addMessages(owners.pro, 99, 3);
      const errors: unknown[] = [];
      await within('select count(*) from messages', async () => {
        const onError = (error: unknown) => void errors.push(error);
        const round = deleteExpired({ store, now, onError, detachWaitMs: 500 });
        await addMessages(owners.pro, 1, 1);
        await round;
      });
      expect(errors.map(String)).toEqual(['error: canceling statement due to lock timeout']);
      await sql`create table ${sql.table(namePartition(120))} (left_behind integer)`.execute(store.db);
      await deleteExpired({ store, now, onError: rethrow });
      expect(await listNames()).toEqual([namePartition(30), namePartition(6), namePartition(1)]);
      const { rows } =
        await sql`select relname from pg_class where relname in (${namePartition(100)}, ${namePartition(120)})`.execute(
          store.db,
        );
      expect(rows).toEqual([]);
    });

    it('waits for the queries of pages that read a partition, and drops the rest in the same round', async () => {
      await addMessages(owners.pro, 100, 3);
      await addMessages(owners.pro, 99, 3);
      let round = Promise.resolve();
      await within('select count(*) from messages', async () => {
        round = deleteExpired({ store, now, onError: rethrow });
        await pause(1_500);
      });
      await round;
      expect(await listNames()).toEqual([namePartition(30), namePartition(6), namePartition(1)]);
    });

    it.each([
      ['is locked', 'access exclusive'],
      ['is being maintained', 'share update exclusive'],
    ])('drops the others of the round when one %s', async (_, lock) => {
      await addMessages(owners.pro, 100, 3);
      await addMessages(owners.pro, 99, 3);
      const errors: unknown[] = [];
      await within(`lock table ${namePartition(100)} in ${lock} mode`, () =>
        deleteExpired({ store, now, onError: (error) => void errors.push(error), detachWaitMs: 300 }),
      );
      expect(await listNames()).toEqual([
        namePartition(100),
        namePartition(30),
        namePartition(6),
        namePartition(1),
      ]);
      expect(String(errors[0])).toContain('lock timeout');
      await deleteExpired({ store, now, onError: rethrow });
      expect(await listNames()).toEqual([namePartition(30), namePartition(6), namePartition(1)]);
    });

    it('drops the others of the round when one cannot be dropped, in that round and later', async () => {
      await addMessages(owners.pro, 100, 3);
      await addMessages(owners.pro, 99, 3);
      await sql`create view an_operators_view as select * from ${sql.table(namePartition(100))}`.execute(
        store.db,
      );
      const errors: unknown[] = [];
      const onError = (error: unknown) => void errors.push(error);
      await deleteExpired({ store, now, onError });
      await addMessages(owners.pro, 98, 3);
      await deleteExpired({ store, now, onError });
      expect(errors.map(String)).toEqual(
        Array(2).fill(expect.stringContaining('other objects depend on it')),
      );
      expect(await listNames()).toEqual([namePartition(30), namePartition(6), namePartition(1)]);
      await sql`drop view an_operators_view`.execute(store.db);
      await deleteExpired({ store, now, onError: rethrow });
      const { rows } = await sql`select 1 from pg_class where relname = ${namePartition(100)}`.execute(
        store.db,
      );
      expect(rows).toEqual([]);
    });

    it('a node stops at once while a partition waits for its readers', async () => {
      await addMessages(owners.pro, 100, 3);
      await within('select count(*) from messages', async () => {
        const ending = new AbortController();
        const round = deleteExpired({ store, now, onError: rethrow, signal: ending.signal });
        await expect
          .poll(async () => {
            const { rows } = await sql`select 1 from pg_stat_activity where query like '%concurrently'
              and wait_event_type = 'Lock'`.execute(store.db);
            return rows;
          })
          .toHaveLength(1);
        ending.abort();
        await round;
      });
      await deleteExpired({ store, now, onError: rethrow });
      expect(await listNames()).toEqual([namePartition(30), namePartition(6), namePartition(1)]);
    });

    it('a month that began with a partition of its own is continued by days', async () => {
      await ensurePartitions(store.db, new Date('2027-01-15'), new Date('2027-01-15'));
      await ensurePartitions(store.db, new Date('2027-01-30'), new Date('2027-02-02'), 'day');
      expect((await listNames()).slice(-3)).toEqual([
        'messages_2027_01',
        'messages_2027_02_01',
        'messages_2027_02_02',
      ]);
    });
  });

  it('every table has a lifetime: its own, or that of its account', async () => {
    const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> all(array['kysely_migration', 'durability_probe'])`.execute(store.db);
    const expiring = listRetentionTasks(now).map(({ table }) => table);
    const withAccount = [
      'accounts',
      'api_keys',
      'audit_events',
      'billing_checkouts',
      'billing_customers',
      'configs',
      'decision_places',
      'lasting_changes',
      'list_entries',
      'players',
      'subscriptions',
      'test_provider_checkouts',
      'test_provider_invoices',
      'test_provider_subscriptions',
      'uncounted_accounts',
      'usage_months',
      'usage_periods',
      'webhooks',
    ];
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...expiring, ...withAccount].toSorted());
  });

  it("a node listens while its backlog can't be deleted, and ends at once on SIGTERM", async () => {
    await addReceipts(20_000);
    await within('lock table message_receipts', async () => {
      const node = await startProductionNode({ databaseUrl: store.url });
      expect((await fetch(`${node.url}/ready`)).status).toBe(200);
      expect(await node.stop()).toMatchObject({ code: 0 });
    });
  });
});
