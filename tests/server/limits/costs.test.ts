import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LogPage, Problem } from '~/contract/api.gen';
import { SEARCH_TIME_LIMIT } from '~/contract/rateLimits';
import { createExportLimits } from '~/server/limits/exports';
import type { HttpProblem } from '~/server/problem';
import type { TestOwner } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

describe('what one owner may cost the others', () => {
  const server = useTestServer({ store: 'postgres', env: { logLevel: 'silent' } });
  let other: pg.Client | undefined;
  afterEach(async () => {
    await other?.end();
    other = undefined;
  });

  const logs = ({ token }: TestOwner, query = '') => server.get(token, `/api/dashboard/logs${query}`);

  it('a search that takes too long ends and says how to narrow it; no page of another owner waits for it', async () => {
    const [slow, free] = [await server.createOwner(), await server.createOwner()];
    other = new pg.Client({ connectionString: server.env.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query('lock table players in access exclusive mode');
    const answered: string[] = [];
    const search = logs(slow, '?player=fox').then((answer) => {
      answered.push('search');
      return answer;
    });
    for (let n = 0; n < 5; n += 1) {
      expect((await logs(free)).statusCode).toBe(200);
      expect((await logs(slow)).statusCode).toBe(200);
      answered.push('page');
    }
    const ended = await search;
    expect(ended.statusCode).toBe(503);
    expect(ended.json<Problem>().detail).toContain('Type more of the text');
    expect(answered).toEqual(['page', 'page', 'page', 'page', 'page', 'search']);
    await other.query('rollback');
    expect((await logs(slow, '?player=fox')).json<LogPage>()).toMatchObject({ total: 0 });
  });

  it('an account whose searches used up their time waits; its pages and searches of others go on', async () => {
    const [busy, free] = [await server.createOwner(), await server.createOwner()];
    const { calls } = server.services;
    calls.spend(`searches ${busy.id}`, SEARCH_TIME_LIMIT, SEARCH_TIME_LIMIT.burst - 1, Date.now());
    const spend = vi.spyOn(calls, 'spend');
    expect((await logs(busy, '?player=fox')).statusCode).toBe(200);
    expect(spend).toHaveBeenCalledWith(
      `searches ${busy.id}`,
      SEARCH_TIME_LIMIT,
      expect.any(Number),
      expect.any(Number),
    );
    expect(spend.mock.calls[0]?.[2]).toBeGreaterThan(0);
    calls.spend(`searches ${busy.id}`, SEARCH_TIME_LIMIT, 10_000, Date.now());
    const refused = await logs(busy, '?player=fox');
    expect(refused.statusCode).toBe(429);
    expect(refused.json<Problem>().detail).toMatch(
      /^Your searches have used up their time\. Wait \d+ seconds and try again\.$/,
    );
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    expect((await logs(busy)).statusCode).toBe(200);
    expect((await logs(free, '?player=fox')).statusCode).toBe(200);
  });

  it('an export by player ends like a search, and no mail waits for exports', async () => {
    const owners = [await server.createOwner(), await server.createOwner()] as const;
    other = new pg.Client({ connectionString: server.env.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query('lock table players, messages in access exclusive mode');
    const ended = await server.get(owners[0].token, '/api/dashboard/logs/export?player=fox');
    expect(ended.statusCode).toBe(503);
    expect(ended.json<Problem>().detail).toContain('Type more of the text');

    const exports = [...owners, ...owners].map(({ token }) =>
      server.get(token, '/api/dashboard/logs/export?format=json'),
    );
    await expect
      .poll(async () => {
        const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(server.store.db);
        return rows[0]?.n;
      })
      .toBeGreaterThanOrEqual(2);
    const { jobs } = server.services;
    await jobs.add(server.store.db, 'mail.account_deleted', { email: 'mika@torchward.example' }, null);
    await jobs.runDue();
    expect(server.mails.at(-1)?.to).toBe('mika@torchward.example');
    await other.query('rollback');
    for (const answer of exports) expect((await answer).json()).toEqual([]);
  });

  it('an export that its caller does not read holds no connection, and the plan says how many may be under way', async () => {
    const owner = await server.createOwner();
    await sql`insert into messages (id, account_id, created_at, player_uuid, player_name, message, final_action,
        recommended_action, severity, reasoning, filtered, decided_by, processing_time_ms)
      select gen_random_uuid(), ${owner.id}, ${server.clock.now()}::timestamptz - n * interval '1 second',
        gen_random_uuid(), 'mossy_fox', 'gg', 'none', 'none', 0, '', false, 'local', 1
      from generate_series(1, 3500) n`.execute(server.store.db);
    const account = { id: owner.id, tier: 'pro' as const };
    const start = () => server.services.logs.export(account, {}, 'json');
    const unread = await start();
    const pieces = unread[Symbol.asyncIterator]();
    await pieces.next();
    await pieces.next();
    // One further chunk is read ahead.
    await expect
      .poll(() => {
        const { open, idle, waiting } = server.store.connections();
        return [open - idle, waiting];
      })
      .toEqual([0, 0]);

    const second = await start();
    await expect(start()).rejects.toThrow(/2 exports of this account are under way/);
    const refused = await server.get(owner.token, '/api/dashboard/logs/export');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await new Promise<void>((resolve) => {
      second.once('close', resolve).destroy();
    });
    const whole = await server.get(owner.token, '/api/dashboard/logs/export?format=json');
    expect(whole.statusCode, whole.body).toBe(200);
    expect(whole.json<unknown[]>()).toHaveLength(3_500);
    await pieces.return?.();
  });
});

describe('an export', () => {
  const account = { id: 'a', tier: 'starter' as const };
  /** Pieces that tell how many were read, and whether the reading ended. */
  function createPieces() {
    const read = { pieces: 0, hasEnded: false };
    async function* readPieces() {
      try {
        for (; read.pieces < 1_000; read.pieces += 1) yield await Promise.resolve('x'.repeat(1_000));
      } finally {
        read.hasEnded = true;
      }
    }
    return { read, pieces: readPieces() };
  }

  it('reads the store no further than its caller has taken', async () => {
    const { read, pieces } = createPieces();
    const file = createExportLimits().start(account, pieces)[Symbol.asyncIterator]();
    for (let n = 0; n < 10; n += 1) await file.next();
    expect(read.pieces).toBeLessThan(15);
    await file.return?.();
    await expect.poll(() => read.hasEnded).toBe(true);
  });

  it('ends when its caller takes nothing, and frees its place', async () => {
    const exports = createExportLimits({ stallMs: 10 });
    const { read, pieces } = createPieces();
    const file = exports.start(account, pieces);
    expect(() => exports.start(account, createPieces().pieces)).toThrow(
      expect.objectContaining({ statusCode: 429 } satisfies Partial<HttpProblem>) as Error,
    );
    const failed = new Promise<Error>((resolve) => file.once('error', resolve));
    const closed = new Promise((resolve) => file.once('close', resolve));
    file.read();
    expect((await failed).message).toContain('took nothing');
    await closed;
    await expect.poll(() => read.hasEnded).toBe(true);
    exports.start(account, createPieces().pieces).destroy();
  });
});
