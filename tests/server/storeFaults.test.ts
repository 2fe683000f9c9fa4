import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ModerateResponse, Usage } from '~/contract/api.gen';
import { moderateLocally } from '~/server/moderation';
import { listenOnFreePort } from '../support/freePort';
import {
  createLine,
  makeEmptyData,
  type OwnData,
  startTestServer,
  type TestOwner,
  type TestServer,
} from '../support/server';

const INSULT = 'you are such an idiot';
/** The end of PostgreSQL's answer once a statement is committed: ReadyForQuery, idle. */
const COMMITTED = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** Starts a network to the database that can break between a commit and its answer. */
async function startNetwork(url: string) {
  const target = new URL(url);
  let breaks = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
      });
    }
    let isWrite = false;
    near.on('data', (bytes: Buffer) => {
      isWrite ||= breaks && bytes.includes(INSULT);
      far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => {
      if (!isWrite) near.write(bytes);
      else if (bytes.subarray(-6).equals(COMMITTED)) near.destroy();
    });
  });
  const through = new URL(url);
  through.host = `127.0.0.1:${await listenOnFreePort(server)}`;
  return {
    url: through.href,
    breakAfterCommit: (on: boolean) => {
      breaks = on;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** The verdicts of a single call or of a batch. */
const readVerdicts = (answer: { body: string }): ModerateResponse[] => {
  const body = JSON.parse(answer.body) as ModerateResponse | { results: ModerateResponse[] };
  return 'results' in body ? body.results : [body];
};

describe('a database that fails while messages are stored', () => {
  let data: OwnData;
  let network: Awaited<ReturnType<typeof startNetwork>>;
  let server: TestServer;
  let other: pg.Client;
  beforeAll(async () => {
    data = await makeEmptyData('postgres');
    const url = data.databaseUrl ?? '';
    network = await startNetwork(url);
    other = new pg.Client({ connectionString: url });
    await other.connect();
    const databaseUrl = `${network.url}?statement_timeout=1500`;
    server = await startTestServer({
      databaseUrl,
      env: { logLevel: 'silent' },
      collectErrors: true,
      services: {
        decide: async (input, { hasFirstVerdict }) => {
          const aiCalls = (await hasFirstVerdict?.()) === true ? 0 : 1;
          return { verdict: moderateLocally(input), aiCalls, aiCostMicros: aiCalls };
        },
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await other.end();
    network.close();
    await data.remove();
  });
  afterEach(async () => {
    network.breakAfterCommit(false);
    await other.query('rollback');
  });

  const send = (owner: TestOwner, payload: object) =>
    server.call(owner.liveKey, { method: 'POST', url: '/v1/moderate', payload });
  const sendBatch = (owner: TestOwner, messages: readonly object[]) =>
    server.call(owner.liveKey, { method: 'POST', url: '/v1/moderate/batch', payload: { messages } });
  const stored = async (owner: TestOwner) => {
    const { rows } = await sql<{ rows: number; hours: number }>`select
      (select count(*) from messages where account_id = ${owner.id}) as rows,
      (select coalesce(sum(messages), 0) from hourly_totals where account_id = ${owner.id}) as hours`.execute(
      server.store.db,
    );
    expect(rows[0]?.hours).toBe(rows[0]?.rows);
    return rows[0]?.rows;
  };
  const lockTotals = async () => {
    await other.query('begin');
    await other.query('lock table hourly_totals in exclusive mode');
  };
  /** The connection whose statement waits for the lock. */
  const waitingBackend = () =>
    vi.waitFor(
      async () => {
        // A transaction sees the activity of its first look until it clears it.
        await other.query('select pg_stat_clear_snapshot()');
        const { rows } = await other.query<{ pid: number }>(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(1);
        return rows[0]?.pid ?? 0;
      },
      { timeout: 60_000, interval: 20 },
    );

  it('and ends a statement that takes too long gets no line a 500, and stores none of them', async () => {
    const owner = await server.createOwner();
    expect((await send(owner, createLine('gg'))).statusCode).toBe(200);
    await lockTotals();
    const answers = await Promise.all([
      send(owner, createLine('one')),
      send(owner, createLine('two')),
      sendBatch(owner, [createLine('three'), createLine('four')]),
    ]);
    for (const answer of answers) expect(answer.statusCode, answer.body).toBe(200);
    expect(answers.flatMap(readVerdicts).map((verdict) => verdict.stored)).toEqual(Array(4).fill(false));
    await other.query('rollback');
    expect(await stored(owner)).toBe(1);
    expect((await send(owner, createLine('one'))).statusCode).toBe(200);
  });

  it('and loses a connection fails the lines of that commit alone', async () => {
    const owner = await server.createOwner();
    expect((await send(owner, createLine('gg'))).statusCode).toBe(200);
    await lockTotals();
    const lost = send(owner, createLine('one'));
    const pid = await waitingBackend();
    const next = Array.from({ length: 20 }, (_, n) => send(owner, createLine(`next ${n}`)));
    await other.query('select pg_terminate_backend($1)', [pid]);
    await other.query('rollback');
    expect((await lost).json()).toMatchObject({ final_action: 'none', stored: false });
    expect((await Promise.all(next)).map(({ statusCode }) => statusCode)).toEqual(next.map(() => 200));
    expect(await stored(owner)).toBe(1 + next.length);
  });

  it('and loses a connection after the commit stores no line twice', async () => {
    const owner = await server.createOwner();
    expect((await send(owner, createLine('gg'))).statusCode).toBe(200);
    const messages = [
      createLine(INSULT, { message_id: 'alone' }),
      createLine(INSULT, { message_id: 'batched' }),
    ] as const;
    network.breakAfterCommit(true);
    const answers = await Promise.all([send(owner, messages[0]), sendBatch(owner, [messages[1]])]);
    network.breakAfterCommit(false);
    const verdicts = answers.flatMap(readVerdicts);
    expect(verdicts).toMatchObject([1, 2].map(() => ({ final_action: 'warn', stored: false })));
    expect(await stored(owner)).toBe(3);
    const rows = await server.store.db
      .selectFrom('messages')
      .select(['id', 'message_id'])
      .where('account_id', '=', owner.id)
      .execute();
    for (const message of messages) {
      const id = rows.find((row) => row.message_id === message.message_id)?.id;
      const first = { id, final_action: 'warn', duplicate: true };
      expect((await send(owner, message)).json<ModerateResponse>()).toMatchObject(first);
      expect((await sendBatch(owner, [message])).json()).toMatchObject({ results: [first] });
    }
    expect(await stored(owner)).toBe(3);
    await server.services.moderation.drained();
    const usage = await server.read<Usage>(owner.token, '/api/dashboard/usage');
    expect(usage.claude_api_calls).toBe(3);
  });
});
