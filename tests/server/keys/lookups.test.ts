import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PLAIN_CONFIG } from '../moderation/judge';
import { describeOnBothStores } from '../../support/stores';

const CALLERS = 60;

describeOnBothStores('the lookup of an API key', (server) => {
  // Within a second of its last read of the keys, a node lets a new key look itself up 20 times only.
  beforeEach(() => {
    server().clock.advance(2_000);
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  /**
   * Counts the lookups of keys from now on.
   *
   * @param answered awaited before each lookup's result is returned
   */
  function watchLookups(answered: () => Promise<void> = () => Promise.resolve()): { count: () => number } {
    const executor = server().store.ingestDb.getExecutor();
    const executeQuery = executor.executeQuery.bind(executor);
    let lookups = 0;
    vi.spyOn(executor, 'executeQuery').mockImplementation(async (query) => {
      const result = await executeQuery(query);
      if (!/from api_keys k/.test(query.sql)) return result;
      lookups += 1;
      await answered();
      return result;
    });
    return { count: () => lookups };
  }

  const send = (key: string) => server().moderate(key, { message_id: randomUUID() });

  async function sendAtOnce(key: string): Promise<void> {
    const answers = await Promise.all(Array.from({ length: CALLERS }, () => send(key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  }

  it('is made once for all callers who wait for it', async () => {
    const owner = await server().createOwner();
    const { count } = watchLookups();
    await sendAtOnce(owner.liveKey);
    expect(count()).toBe(1);
    await sendAtOnce(owner.testKey);
    expect(count()).toBeLessThan(10);
  });

  it('is made once more for all lines whose settings changed', async () => {
    const owner = await server().createOwner();
    await sendAtOnce(owner.liveKey);
    await server().put(owner.token, '/api/dashboard/config', {
      ...PLAIN_CONFIG,
      automation_level: 'monitor_only',
    });
    const { count } = watchLookups();
    await sendAtOnce(owner.liveKey);
    expect(count()).toBe(1);
  });

  it('that began before the key was revoked lets no later caller in', async () => {
    const owner = await server().createOwner();
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { count } = watchLookups(() => held);
    const before = send(owner.testKey);
    await expect.poll(count).toBe(1);
    await server()
      .store.db.updateTable('api_keys')
      .set({ revoked_at: server().clock.now() })
      .where('account_id', '=', owner.id)
      .execute();
    const after = send(owner.testKey);
    answer();
    expect((await after).statusCode).toBe(401);
    await before;
  });
});
