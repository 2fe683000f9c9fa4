import { randomUUID } from 'node:crypto';
import { once, setMaxListeners } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameDecision, GameDecisionPage } from '~/contract/api.gen';
import { toMember } from '~/server/actor';
import { createTimeOrderedId } from '~/server/ids';
import { appendGameDecision, readFeed } from '~/server/store/repositories/gameDecisions';
import { waitUntilLinked } from '../../support/live';
import { startTestServer, type TestOwner, type TestServer } from '../../support/server';
import { useTwoNodes } from '../../support/useTestServer';
import { act, configure, poll, say } from './support';

describe('polls that wait, on two nodes of one PostgreSQL', () => {
  const nodes = useTwoNodes({ listen: true });
  const [first, second] = nodes;

  beforeAll(async () => {
    const owner = await first.createOwner();
    for (const each of nodes) await waitUntilLinked(each, owner.token);
  });

  const start = async (): Promise<{ owner: TestOwner; player: string }> => {
    const owner = await first.createOwner();
    await configure(first, owner);
    const player = randomUUID();
    await say(first, owner, { message: 'gg', player_uuid: player });
    return { owner, player };
  };

  /** A connection of its own for each poll: `fetch` would open others in advance, which hold up the end of a node. */
  const wait = async (on: TestServer, key: string, query = '', signal?: AbortSignal) => {
    const headers = { authorization: `Bearer ${key}` };
    const options = { agent: false, headers, ...(signal && { signal }) };
    const call = request(`${on.url}/v1/decisions?wait=30${query}`, options).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: (await json(answer)) as GameDecisionPage };
  };

  const untilWaiting = (on: TestServer, count: number) =>
    expect.poll(() => on.services.decisions.count()).toBe(count);

  it('a decision on one node answers a poll on the other, p99 below a second, and none is lost', async () => {
    const { owner, player } = await start();
    const took: number[] = [];
    const seen: string[] = [];
    let cursor = (await poll(second, owner.liveKey)).cursor;
    const made: string[] = [];
    for (let n = 0; n < 100; n += 1) {
      const waiting = wait(second, owner.liveKey, `&after=${cursor}`);
      if (n % 10 === 0) await untilWaiting(second, 1);
      const began = performance.now();
      const answer = await act(first, owner.token, player, { action: 'warn', reason: `warning ${n}` });
      made.push(answer.json<GameDecision>().id);
      const { body } = await waiting;
      took.push(performance.now() - began);
      seen.push(...body.decisions.map(({ id }) => id));
      cursor = body.cursor;
    }
    expect(seen).toEqual(made);
    const p99 = took.toSorted((a, b) => a - b)[98] ?? Infinity;
    expect(p99).toBeLessThan(1_000);
  });

  it('a decision that commits late is listed behind none that was read before', async () => {
    const { owner, player } = await start();
    const at = first.clock.now();
    const decision = (name: string) => ({
      id: createTimeOrderedId(at.getTime()),
      accountId: owner.id,
      at,
      kind: 'owner' as const,
      action: 'kick' as const,
      previousAction: 'none' as const,
      durationSeconds: null,
      player: { uuid: player, name },
      server: null,
      messageId: null,
      logId: null,
      reason: '',
      actor: toMember(owner),
    });
    const { db } = first.store;
    let commit: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (commit = resolve));
    let isWritten: () => void = () => undefined;
    const written = new Promise<void>((resolve) => (isWritten = resolve));
    const slow = db.transaction().execute(async (trx) => {
      await appendGameDecision(trx, decision('slow'));
      isWritten();
      await held;
    });
    await written;
    const fast = second.store.db.transaction().execute((trx) => appendGameDecision(trx, decision('fast')));
    // The second waits for the first, so that no reader can see it alone.
    expect(await Promise.race([fast.then(() => 'committed'), pause(300, 'waiting')])).toBe('waiting');
    const between = await readFeed(db, owner.id, { after: 0, server: undefined, limit: 50 });
    expect({ rows: between.rows, last: between.last }).toEqual({ rows: [], last: 0 });
    commit();
    await Promise.all([slow, fast]);
    const { rows } = await readFeed(db, owner.id, { after: between.last, server: undefined, limit: 50 });
    expect(rows.map(({ player_name: name }) => name)).toEqual(['slow', 'fast']);
  });

  it('many decisions from two nodes at once are all read, once each, in one order by every poller', async () => {
    const { owner } = await start();
    const players = Array.from({ length: 12 }, () => randomUUID());
    for (const player_uuid of players) await say(first, owner, { message: 'gg', player_uuid });
    const follow = async (on: TestServer) => {
      const seen: string[] = [];
      let cursor = '0';
      while (seen.length < 36) {
        const { body } = await wait(on, owner.liveKey, `&after=${cursor}&limit=5`);
        seen.push(...body.decisions.map(({ id }) => id));
        cursor = body.cursor;
      }
      return seen;
    };
    const following = [follow(first), follow(second)];
    const acting = Array.from({ length: 36 }, (_, n) =>
      act(n % 2 === 0 ? first : second, owner.token, players[n % 12] ?? '', { action: 'kick' }),
    );
    const made = (await Promise.all(acting)).map((answer) => answer.json<GameDecision>().id);
    const [one = [], two] = await Promise.all(following);
    expect(one).toEqual(two);
    expect(one.toSorted()).toEqual(made.toSorted());
  });

  it('polls that wait hold no connection to the database', async () => {
    const { owner } = await start();
    const leaving = new AbortController();
    setMaxListeners(0, leaving.signal);
    const polls = Array.from({ length: 30 }, () =>
      wait(second, owner.liveKey, '&after=0', leaving.signal).catch(() => undefined),
    );
    await untilWaiting(second, 30);
    await expect
      .poll(() => {
        const { open, idle, waiting } = second.store.connections();
        return { used: open - idle, waiting };
      })
      .toEqual({ used: 0, waiting: 0 });
    leaving.abort();
    await Promise.all(polls);
    // Callers that left are forgotten.
    await untilWaiting(second, 0);
  });

  it('an account has 40 polls waiting on a node at most, and the next is told when to try again', async () => {
    const { owner } = await start();
    const leaving = new AbortController();
    setMaxListeners(0, leaving.signal);
    const polls = Array.from({ length: 40 }, () =>
      wait(second, owner.liveKey, '&after=0', leaving.signal).catch(() => undefined),
    );
    await untilWaiting(second, 40);
    const refused = await second.get(owner.liveKey, '/v1/decisions?wait=1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await second.createOwner();
    expect((await second.get(other.liveKey, '/v1/decisions')).statusCode).toBe(200);
    leaving.abort();
    await Promise.all(polls);
    await untilWaiting(second, 0);
  });

  it('a key that is revoked while it waits learns of no later decision', async () => {
    const { owner, player } = await start();
    const made = await first.post(owner.token, '/v1/account/keys', { name: 'Lobby', prefix: 'sk_live' });
    const { api_key: key, key: listed } = made.json<{ api_key: string; key: { id: string } }>();
    const waiting = wait(second, key, '&after=0');
    await untilWaiting(second, 1);
    await first.delete(owner.token, `/v1/account/keys/${listed.id}`);
    await act(first, owner.token, player, { action: 'kick' });
    expect((await waiting).status).toBe(401);
  });

  it('a connection that serves several polls keeps no listener of an earlier one', async () => {
    const { owner } = await start();
    const { port } = new URL(second.url);
    const warnings: string[] = [];
    const onWarning = ({ name }: Error) => void warnings.push(name);
    process.on('warning', onWarning);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let n = 0; n < 15; n += 1) {
      const call = request({
        agent,
        host: '127.0.0.1',
        port,
        path: '/v1/decisions',
        headers: { authorization: `Bearer ${owner.liveKey}` },
      }).end();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      expect(answer.statusCode).toBe(200);
    }
    agent.destroy();
    await pause(0);
    process.off('warning', onWarning);
    expect(warnings).toEqual([]);
  });

  it('a node that shuts down answers its polls at once', async () => {
    const third = await startTestServer({
      databaseUrl: first.env.databaseUrl,
      env: { jwtSecret: first.env.jwtSecret },
      listen: true,
    });
    const { owner } = await start();
    const waiting = wait(third, owner.liveKey, '&after=0');
    await untilWaiting(third, 1);
    const began = performance.now();
    const closing = third.close();
    expect(await waiting).toMatchObject({ status: 200, body: { decisions: [] } });
    await closing;
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
