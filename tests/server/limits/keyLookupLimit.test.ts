import { afterEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '~/server/clock';
import { createTimeOrderedId } from '~/server/ids';
import { createKeyLookupLimit } from '~/server/limits/keyLookupLimit';
import { generateApiKey, hashApiKey } from '~/server/security/apiKeys';
import { useTestServer } from '../../support/useTestServer';

const LIMIT = 20;

describe('API keys that are unknown or revoked', () => {
  const server = useTestServer({ store: 'postgres' });
  let networks = 0;
  afterEach(() => {
    vi.restoreAllMocks();
    server.clock.advance(60_000);
  });

  const newNetwork = () => `198.51.100.${String((networks += 1))}`;
  const unknownKey = () => generateApiKey('live').key;
  const call = (key: string, remoteAddress: string, url = '/api/dashboard/overview') =>
    server.get(key, url, { remoteAddress });
  const moderate = (key: string, remoteAddress: string) => server.moderate(key, {}, { remoteAddress });

  /** Lookups of keys that reach the store, from any operation. */
  function lookups(): () => number {
    const spies = [
      vi.spyOn(server.services.keyHolders, 'identify'),
      vi.spyOn(server.services.moderation, 'identify'),
    ];
    return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  }

  it('a wrong checksum is refused without a lookup, however often', async () => {
    const count = lookups();
    const mistyped = `${unknownKey().slice(0, -6)}000000`;
    for (let tries = 0; tries < 50; tries += 1) {
      expect((await call(mistyped, '198.51.100.200')).statusCode).toBe(401);
    }
    expect(count()).toBe(0);
  });

  it('one unknown key, repeated from many addresses, costs twenty lookups a minute', async () => {
    const count = lookups();
    const key = unknownKey();
    const answers = await Promise.all(Array.from({ length: 60 }, () => moderate(key, newNetwork())));
    expect(count()).toBe(LIMIT);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(LIMIT);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    server.clock.advance(60_000);
    expect((await moderate(key, newNetwork())).statusCode).toBe(401);
  });

  it('many unknown keys from one address cost twenty lookups a minute', async () => {
    const count = lookups();
    const network = newNetwork();
    const answers = await Promise.all(Array.from({ length: 200 }, () => call(unknownKey(), network)));
    expect(count()).toBe(LIMIT);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(180);
  });

  it('valid keys behind the same address are never limited, whether used before or not', async () => {
    const network = newNetwork();
    const before = await server.createOwner();
    expect((await moderate(before.liveKey, network)).statusCode).toBe(200);
    const unused = await server.createOwner();
    await Promise.all(Array.from({ length: 100 }, () => call(unknownKey(), network)));
    const good = [before.liveKey, unused.liveKey, unused.testKey];
    const answers = await Promise.all(
      good.flatMap((key) => Array.from({ length: 30 }, () => moderate(key, network))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    server.clock.advance(1_000);
    const made = await server.createOwner();
    expect((await moderate(made.liveKey, network)).statusCode).toBe(200);
  });

  it('the first use of a valid key is not counted, however many are created in one moment', async () => {
    const network = newNetwork();
    for (let made = 0; made < LIMIT + 5; made += 1) {
      const owner = await server.createOwner();
      expect((await moderate(owner.liveKey, network)).statusCode).toBe(200);
    }
  });

  it('a revoked key is refused at once and then limited like an unknown one', async () => {
    const network = newNetwork();
    const owner = await server.createOwner();
    expect((await moderate(owner.liveKey, network)).statusCode).toBe(200);
    await server.store.db
      .updateTable('api_keys')
      .set({ revoked_at: server.clock.now() })
      .where('account_id', '=', owner.id)
      .execute();
    expect((await moderate(owner.liveKey, network)).statusCode).toBe(401);
    expect((await call(owner.liveKey, network)).statusCode).toBe(401);
    const answers = await Promise.all(Array.from({ length: 60 }, () => call(owner.liveKey, network)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(LIMIT);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(40);
  });

  it('addresses of one IPv6 /64 share one count', async () => {
    const count = lookups();
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        call(unknownKey(), `2001:db8:0:9::${(index + 1).toString(16)}`),
      ),
    );
    expect(count()).toBe(LIMIT);
  });
});

it('a new key is found behind a used-up address when the clock was set back by an hour', async () => {
  let nowMs = Date.UTC(2026, 10, 20, 21);
  const keys: { id: string; hash: Buffer }[] = [];
  const limit = createKeyLookupLimit({
    clock: { now: () => new Date(nowMs) },
    listKeys: (after) => Promise.resolve(keys.filter(({ id }) => id > after)),
  });
  const createHash = () => hashApiKey(generateApiKey('live').key) ?? Buffer.alloc(0);
  const admit = (hash: Buffer) => limit.admit(hash, '198.51.100.1');
  for (let tries = 0; tries < LIMIT; tries += 1) await admit(createHash());
  await expect(admit(createHash())).rejects.toThrow('Too many calls');
  nowMs -= HOUR_MS;
  const added = { id: createTimeOrderedId(nowMs), hash: createHash() };
  keys.push(added);
  await expect(admit(added.hash)).resolves.toBeTypeOf('function');
});
