import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createToken } from '~/server/security/singleUseTokens';
import { HOUR_MS } from '~/server/clock';
import type { Database } from '~/server/store/schema';
import { insertToken } from '~/server/store/repositories/singleUseTokens';
import { listen, isOfType, waitUntilLinked } from '../../support/live';
import type { TestOwner, TestServer } from '../../support/server';
import { useTwoNodes } from '../../support/useTestServer';

describe('two nodes on one PostgreSQL', () => {
  const nodes = useTwoNodes();
  const [first, second] = nodes;
  let owner: TestOwner;

  beforeAll(async () => {
    owner = await first.createOwner();
    for (const each of nodes) await waitUntilLinked(each, owner.token);
  });

  const say = (on: TestServer, key: string, message = 'gg') => on.moderate(key, { message });

  it('a key revoked on one is refused by the other on the next request', async () => {
    const made = await first.post(owner.token, '/v1/account/keys', { name: 'Lobby', prefix: 'sk_live' });
    const { api_key: key, key: listed } = made.json<{ api_key: string; key: { id: string } }>();
    // The second node has used the key and remembers it.
    for (let uses = 0; uses < 3; uses += 1) expect((await say(second, key)).statusCode).toBe(200);
    const revoked = await first.delete(owner.token, `/v1/account/keys/${listed.id}`);
    expect(revoked.statusCode).toBe(200);
    expect((await say(second, key)).statusCode).toBe(401);
  });

  it('a change on one node reaches the streams of the other', async () => {
    const reader = await listen(second.app, owner.token);
    const stored = await say(first, owner.liveKey);
    const { id } = stored.json<{ id: string }>();
    expect((await reader.next(({ data }) => data['last_id'] === id)).type).toBe('logs');
    reader.leave();
  });

  it('a reviewer who has an item open on one node is shown on the other, until the item is closed', async () => {
    const held = await say(first, owner.liveKey, 'i know where you live');
    const { id, needs_review } = held.json<{ id: string; needs_review: boolean }>();
    expect(needs_review).toBe(true);
    const reader = await listen(second.app, owner.token);
    const viewer = randomUUID();
    const url = `/v1/review/${id}/presence`;
    await first.put(owner.token, url, { viewer, name: 'mika' });
    const shown = await reader.next(isOfType('presence'));
    expect(shown.data['viewers']).toMatchObject([{ viewer, name: 'mika' }]);
    await first.delete(owner.token, `${url}?viewer=${viewer}`);
    await reader.next(({ type, data }) => type === 'presence' && (data['viewers'] as unknown[]).length === 0);
    reader.leave();
  });

  it('a caller who loses one node resumes at the other with exactly the missed events', async () => {
    const lost = await listen(first.app, owner.token);
    const before = (await say(first, owner.liveKey)).json<{ id: string }>();
    // Events of earlier tests may still be on their way to this node.
    await lost.next(({ data }) => data['last_id'] === before.id);
    lost.leave();
    await lost.ended;

    const watch = await listen(second.app, owner.token);
    const { id } = (await say(first, owner.liveKey)).json<{ id: string }>();
    await watch.next(({ data }) => data['last_id'] === id);
    watch.leave();
    const again = await listen(second.app, owner.token, { lastId: lost.lastId(), seconds: 0 });
    await again.ended;
    expect(again.events[0]?.data).toMatchObject({ resumed: true });
    expect(again.events.filter(isOfType('logs')).map(({ data }) => data['last_id'])).toEqual([id]);
  });

  it('a password reset on one ends the tokens and the streams of the other', async () => {
    const someone = await first.createOwner();
    const reader = await listen(second.app, someone.token);
    const { token, hash } = createToken('reset_password');
    const now = first.clock.now();
    await insertToken(first.store.db, {
      accountId: someone.id,
      purpose: 'reset_password',
      hash,
      createdAt: now,
      expiresAt: new Date(now.getTime() + HOUR_MS),
    });
    const reset = await first.post(undefined, '/v1/auth/reset-password', {
      token,
      new_password: 'Lantern-43-c',
    });
    expect(reset.statusCode).toBe(200);
    const me = await second.get(someone.token, '/v1/auth/me');
    expect(me.statusCode).toBe(401);
    expect((await reader.next(isOfType('end'))).data).toEqual({ reason: 'signed_out' });
  });

  it('calls of one caller on both nodes count against one limit, and the refusal says how long to wait', async () => {
    const someone = await first.createOwner();
    const reader = await listen(second.app, someone.token);
    let refused: Awaited<ReturnType<TestServer['get']>> | undefined;
    // Nodes report by the minute: if one ends during the test, another caller starts in the next one.
    for (let round = 0; round < 3 && refused === undefined; round += 1) {
      const call = (on: TestServer) =>
        on.get('no-token', '/v1/auth/me', { remoteAddress: `203.0.113.${70 + round}` });
      for (let status = 401; status === 401;) status = (await call(first)).statusCode;
      first.services.live.reportCalls();
      // Sent after the count and in one order, so a node that has heard this message has heard the count.
      const { id } = (await say(first, someone.liveKey)).json<{ id: string }>();
      await reader.next(({ data }) => data['last_id'] === id);
      for (let tries = 0; tries < 10 && refused === undefined; tries += 1) {
        const answer = await call(second);
        if (answer.statusCode === 429) refused = answer;
      }
    }
    reader.leave();
    expect(refused?.statusCode).toBe(429);
    const seconds = Number(refused?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect((await second.get(owner.token, '/v1/auth/me')).statusCode).toBe(200);
  });

  /** A node's report of its link: to the owner, and to the operator. */
  async function readLink(
    on: TestServer,
  ): Promise<{ owner: string | undefined; metric: string | undefined }> {
    const { components } = await on.services.health.measure();
    const metric = /^torchward_live_link\{state="up"\} (\d)$/m.exec(await on.services.metrics.read())?.[1];
    return { owner: components.find(({ name }) => name === 'Live updates')?.status, metric };
  }

  const allowConnections = (db: Kysely<Database>, allowed: boolean) =>
    sql`update pg_database set datallowconn = ${allowed} where datname = current_database()`.execute(db);

  it('a node that lost its connection to the others reports it, says resync and hears them again', async () => {
    const reader = await listen(second.app, owner.token);
    expect(await readLink(second)).toEqual({ owner: 'operational', metric: '1' });
    // One connection for all of it: a second one would be refused in between.
    await first.store.db.connection().execute(async (db) => {
      // No node reconnects before the database allows connections again, however fast this machine is.
      await allowConnections(db, false);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'torchward live' and datname = current_database()`.execute(db);
      await expect.poll(() => readLink(second)).toEqual({ owner: 'degraded', metric: '0' });
      await allowConnections(db, true);
    });
    await reader.next(isOfType('resync'));
    expect(await readLink(second)).toEqual({ owner: 'operational', metric: '1' });
    const { id } = (await say(second, owner.liveKey)).json<{ id: string }>();
    await reader.next(({ data }) => data['last_id'] === id);
    reader.leave();
  });

  it('a node that shuts down ends its streams with the reason, and the other continues', async () => {
    const [leaving, staying] = [await listen(first.app, owner.token), await listen(second.app, owner.token)];
    await first.app.close();
    expect((await leaving.next(isOfType('end'))).data).toEqual({ reason: 'restart' });
    const { id } = (await say(second, owner.liveKey)).json<{ id: string }>();
    await staying.next(({ data }) => data['last_id'] === id);
    staying.leave();
  });
});
