import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import type { Problem } from '~/contract/api.gen';
import { getAccountCallLimits } from '~/contract/rateLimits';
import { type TestOwner } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

const LINE = { message: 'gg', player_name: 'mossy_fox', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' };

describe("an account's rate limit", () => {
  const server = useTestServer({ env: { logLevel: 'silent' } });

  /** Takes all but a few tokens of an account, as calls would. */
  function spend({ id }: TestOwner, of: 'messages' | 'calls', tier: string, left: number): void {
    const limit = getAccountCallLimits(tier)[of];
    server.services.calls.spend(`${of} ${id}`, limit, limit.burst - left, Date.now());
  }
  const overview = ({ liveKey }: TestOwner) => server.get(liveKey, '/api/dashboard/overview');

  it('counts a call that ends in 403 with a valid key', async () => {
    const owner = await server.createOwner({ tier: 'starter', subscription: 'canceled' });
    expect((await overview(owner)).statusCode).toBe(403);
    spend(owner, 'calls', 'starter', 1);
    const answers = await Promise.all(Array.from({ length: 40 }, () => overview(owner)));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.json<Problem>().detail).toMatch(
      /^Too many calls\. Wait \d+ seconds? and try again\.$/,
    );
  });

  const toCalls = ({ token }: TestOwner) => server.get(token, '/api/dashboard/overview');
  it.each([
    ['login', 'active', 'calls', toCalls],
    ['live key', 'active', 'calls', overview],
    ['live key that moderates', 'active', 'messages', ({ liveKey }: TestOwner) => server.moderate(liveKey)],
    ['test key', 'active', 'messages', ({ testKey }: TestOwner) => server.moderate(testKey)],
    [
      "unsubscribed account's key",
      'canceled',
      'messages',
      ({ liveKey }: TestOwner) => server.moderate(liveKey),
    ],
  ] as const)('a call beyond the limit costs no query: %s', async (_, subscription, of, call) => {
    const owner = await server.createOwner({ tier: 'starter', subscription });
    await call(owner);
    // A key's last use is written after the answer.
    await expect
      .poll(() => {
        const { open, idle, waiting } = server.store.connections();
        return [open - idle, waiting];
      })
      .toEqual([0, 0]);
    spend(owner, of, 'starter', -100);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const answers = await Promise.all([call(owner), call(owner)]);
    // The other nodes hear of the first call a moment later.
    const statements = query.mock.calls
      .map(([sent]: unknown[]) => String(sent))
      .filter((sent) => !sent.includes('pg_notify'));
    query.mockRestore();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    expect(statements).toEqual([]);
  });

  it('takes nothing of an account for its revoked keys', async () => {
    const owner = await server.createOwner({ tier: 'starter' });
    expect((await overview(owner)).statusCode).toBe(200);
    await server.store.db
      .updateTable('api_keys')
      .set({ revoked_at: server.clock.now() })
      .where('account_id', '=', owner.id)
      .execute();
    spend(owner, 'calls', 'starter', 3);
    for (let n = 0; n < 5; n += 1) expect((await overview(owner)).statusCode).toBe(401);
    expect((await toCalls(owner)).statusCode).toBe(200);
  });

  it('counts a message whose key may not moderate', async () => {
    const owner = await server.createOwner({ tier: 'starter', subscription: 'canceled' });
    const send = () => server.moderate(owner.liveKey);
    expect((await send()).statusCode).toBe(403);
    spend(owner, 'messages', 'starter', -100);
    expect((await send()).statusCode).toBe(429);
  });

  it('counts a call whose body is refused', async () => {
    const owner = await server.createOwner({ tier: 'starter' });
    spend(owner, 'messages', 'starter', -100);
    expect((await server.post(owner.liveKey, '/v1/moderate', { message: 7 })).statusCode).toBe(429);
  });

  it('counts calls with credentials that are none, by their network', async () => {
    const call = () => server.get('no-token', '/v1/auth/me', { remoteAddress: '198.51.100.7' });
    const statuses = new Set<number>();
    for (let n = 0; n < 150; n += 1) statuses.add((await call()).statusCode);
    expect([...statuses].toSorted()).toEqual([401, 429]);
    const owner = await server.createOwner();
    const own = await server.get(owner.token, '/v1/auth/me', { remoteAddress: '198.51.100.7' });
    expect(own.statusCode).toBe(200);
  });

  it('is one for all of its keys and its sign-in, and none for another account', async () => {
    const [owner, other] = [await server.createOwner({ tier: 'starter' }), await server.createOwner()];
    spend(owner, 'messages', 'starter', -100);
    for (const key of [owner.liveKey, owner.testKey]) {
      expect((await server.moderate(key)).statusCode).toBe(429);
    }
    expect((await server.moderate(other.liveKey)).statusCode).toBe(200);
    spend(owner, 'calls', 'starter', -100);
    for (const credential of [owner.liveKey, owner.token]) {
      expect((await server.get(credential, '/api/dashboard/overview')).statusCode).toBe(429);
    }
    expect((await overview(other)).statusCode).toBe(200);
  });

  it('counts each message of a batch', async () => {
    const owner = await server.createOwner({ tier: 'starter' });
    const { messages } = getAccountCallLimits('starter');
    const sendBatch = () =>
      server.post(owner.liveKey, '/v1/moderate/batch', { messages: Array.from({ length: 100 }, () => LINE) });
    spend(owner, 'messages', 'starter', 1);
    expect((await sendBatch()).statusCode).toBe(200);
    const refused = await sendBatch();
    expect(refused.statusCode).toBe(429);
    const owed = (99 * 60) / messages.perMinute;
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(Math.ceil(owed) + 1);
  });

  it('refuses a batch that waited for its turn when the one before has spent what was left', async () => {
    const owner = await server.createOwner({ tier: 'starter' });
    const { calls } = server.services;
    const spendMore = calls.spend.bind(calls);
    // So much that no machine is slow enough to earn it back before the second turn.
    vi.spyOn(calls, 'spend').mockImplementationOnce((name, limit, tokens, nowMs) => {
      spendMore(name, limit, tokens + 100_000, nowMs);
    });
    const sendBatch = () => server.post(owner.liveKey, '/v1/moderate/batch', { messages: [LINE, LINE] });
    const answers = await Promise.all([sendBatch(), sendBatch()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429]);
  });
});
