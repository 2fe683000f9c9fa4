import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceHealth } from '~/contract/api.gen';
import { DAY_MS } from '~/server/clock';
import { createTimeOrderedId } from '~/server/ids';
import { openStore } from '~/server/store/connect';
import { deleteExpired } from '~/server/maintenance';
import { callServer } from '../support/callServer';
import { startOwnPostgres, type TestPostgres } from '../support/postgres';
import {
  addOwner,
  type Ended,
  makeEmptyData,
  startProductionNode,
  createLine,
  startTestServer,
  type TestOwner,
  type TestServer,
} from '../support/server';

const onError = (error: unknown) => {
  throw error;
};

const line = { message: 'gg', player_name: 'p', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' };

const METRICS_TOKEN = 'a-metrics-token-of-at-least-thirty-two-characters';

describe('when the disk or the database fails', () => {
  let postgres: TestPostgres;
  let server: TestServer;
  let owner: TestOwner;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    server = await startTestServer({
      databaseUrl: postgres.url,
      services: { onBackgroundError: () => undefined },
      env: { metricsToken: METRICS_TOKEN },
    });
    owner = await server.createOwner();
  });
  afterAll(async () => {
    await server.close();
    await postgres.stop();
  });

  const stored = async () =>
    (await server.store.db.selectFrom('messages').select('id').where('account_id', '=', owner.id).execute())
      .length;

  const readStorePart = async () => {
    const { components } = await server.read<ServiceHealth>(owner.token, '/api/dashboard/health');
    return components.find(({ name }) => name === 'Message store');
  };

  it('messages that a plan no longer keeps are deleted, those of a plan with a longer retention remain', async () => {
    const { db } = server.store;
    const other = await server.createOwner({ tier: 'starter' });
    const now = server.clock.now().getTime();
    for (const { id } of [owner, other]) {
      for (const days of [6, 8, 89, 91]) {
        await sql`insert into messages (id, account_id, created_at, player_uuid, player_name, message, final_action,
          recommended_action, severity, filtered, decided_by, processing_time_ms)
          values (${createTimeOrderedId(now - days * DAY_MS)}, ${id}, ${new Date(now - days * DAY_MS)}, ${line.player_uuid},
          'p', ${`${days}`}, 'none', 'none', 0, false, 'local', 1)`.execute(db);
      }
    }
    await deleteExpired({ store: server.store, now: server.clock.now(), onError });
    const left = async (id: string) =>
      (await db.selectFrom('messages').select('message').where('account_id', '=', id).execute()).map(
        ({ message }) => Number(message),
      );
    expect((await left(owner.id)).toSorted((a, b) => a - b)).toEqual([6, 8, 89]);
    expect(await left(other.id)).toEqual([6]);
  });

  it('on a full disk a line gets its verdict, and is stored by a repeated call when there is room again', async () => {
    const { db } = server.store;
    const before = await stored();
    await sql`create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      db,
    );
    for (const table of ['message_receipts', 'api_keys']) {
      await sql`create trigger disk_full before insert on ${sql.table(table)}
        for each row execute function disk_full()`.execute(db);
    }
    const insult = { message: 'you are such an idiot', message_id: 'one' };
    const first = await server.moderate(owner.liveKey, insult);
    expect(first.json()).toMatchObject({ final_action: 'warn', stored: false, duplicate: false });
    const batch = await server.call(owner.liveKey, {
      method: 'POST',
      url: '/v1/moderate/batch',
      payload: { messages: [createLine(insult.message, { message_id: 'two' })] },
    });
    expect(batch.json()).toMatchObject({ results: [{ final_action: 'warn', stored: false }] });
    const save = await server.call(owner.token, {
      method: 'POST',
      url: '/v1/account/keys',
      payload: { name: 'k', prefix: 'sk_live' },
    });
    expect(save.statusCode, save.body).toBe(503);
    expect(Number(save.headers['retry-after'])).toBeGreaterThan(0);
    expect(save.json<{ detail: string }>().detail).toMatch(/disk space.*Nothing was stored/);
    expect(await stored()).toBe(before);
    // A balancer that takes the node away would take the verdicts with it.
    expect((await server.get(undefined, '/ready')).statusCode).toBe(200);
    expect(await readStorePart()).toMatchObject({ status: 'degraded' });
    expect((await server.get(METRICS_TOKEN, '/metrics')).body).toContain(
      'torchward_unstored_verdicts_total 2',
    );
    await sql`drop function disk_full cascade`.execute(db);
    const again = await server.moderate(owner.liveKey, insult);
    expect(again.json()).toMatchObject({ ...first.json<object>(), stored: true, duplicate: true });
    expect(await stored()).toBe(before + 1);
    expect(await readStorePart()).toMatchObject({ status: 'operational' });
  });

  it('without its database it is alive, not ready, and every request is answered', async () => {
    const get = (url: string) => server.get(undefined, url);
    expect((await get('/ready')).statusCode).toBe(200);
    await postgres.stop();
    expect((await get('/health')).statusCode).toBe(200);
    const ready = await get('/ready');
    expect(ready.statusCode).toBe(503);
    expect(ready.json<{ detail: string }>().detail).toContain('database does not answer');
    const judged = await server.moderate(owner.liveKey, { message: 'you are such an idiot' });
    expect(judged.json()).toMatchObject({ final_action: 'warn', stored: false });
    const refused = await server.get(owner.token, '/api/dashboard/overview');
    expect(refused.statusCode).toBe(503);
    expect(refused.json<{ detail: string }>().detail).toMatch(/not reachable.*Nothing was stored/);
  });

  it('without its database it shows every figure of its own, and none that only the database knows', async () => {
    const { statusCode, body } = await server.get(METRICS_TOKEN, '/metrics');
    expect(statusCode).toBe(200);
    expect(body).toMatch(
      /^torchward_request_duration_seconds_count\{operation="getOverview",status="503"\} [1-9]/m,
    );
    expect(body).toContain('torchward_waiting_messages{queue="commit"} 0');
    expect(body).not.toContain('torchward_jobs_waiting{');
  });
});

describe('a process that is told to end under load', () => {
  it('finishes the requests under way, keeps every acknowledged message, and ends with 0', async () => {
    const data = await makeEmptyData('postgres');
    const store = await openStore(data);
    const { liveKey } = await addOwner(store, new Date(), 'no sign-in');
    const node = await startProductionNode(data);
    let ended: Promise<Ended> | undefined;
    const statuses: number[] = [];
    let acknowledged = 0;
    const callers = Array.from({ length: 12 }, async () => {
      for (;;) {
        try {
          const answer = await callServer(`${node.url}/v1/moderate`, { credential: liveKey, body: line });
          const { stored = false, detail = '' } = (await answer.json()) as {
            stored?: boolean;
            detail?: string;
          };
          // A call that reaches the node after the signal is refused, and its caller would go to another node.
          if (answer.status === 503 && ended) return;
          // On a busy machine the database may answer after the call's deadline; the caller sends again.
          if (answer.status === 503 && detail.includes('The database is too slow')) continue;
          if (stored) acknowledged += 1;
          statuses.push(answer.status);
          if (statuses.length === 60) ended = node.stop();
        } catch {
          return;
        }
      }
    });
    await Promise.all(callers);
    expect(await ended).toMatchObject({ code: 0 });
    expect(new Set(statuses)).toEqual(new Set([200]));
    const rows = await store.db.selectFrom('messages').select('id').execute();
    await store.close();
    expect(acknowledged).toBeGreaterThan(0);
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
    expect(node.output()).not.toContain('cut off');
    await data.remove();
  });
});
