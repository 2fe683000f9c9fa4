import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '~/server/maintenance';
import { addOwner, startProductionNode } from '../support/server';
import { useStore } from '../support/useTestServer';

const now = new Date('2026-11-20T21:04:11.000Z');
const longAgo = new Date('2026-01-01T00:00:00.000Z');

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
    expect(await countReceipts()).toBe(13_000);
    await deleteExpired({ store, now, onError: rethrow, onStep });
    expect(steps).toEqual([5_000, 5_000, 5_000, 5_000, 3_000]);
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

  it("a node listens while its backlog can't be deleted, and ends at once on SIGTERM", async () => {
    await addReceipts(20_000);
    await within('lock table message_receipts', async () => {
      const node = await startProductionNode({ databaseUrl: store.url });
      expect((await fetch(`${node.url}/ready`)).status).toBe(200);
      expect(await node.stop()).toMatchObject({ code: 0 });
    });
  });
});
