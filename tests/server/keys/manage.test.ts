import { beforeAll, describe, expect, test } from 'vitest';
import { hashApiKey } from '~/server/security/apiKeys';
import {
  createApiKey,
  listApiKeys,
  MAX_ACTIVE_KEYS,
  revokeApiKey,
  updateApiKey,
} from '~/server/services/keys/manage';
import { toMember } from '~/server/actor';
import { findKeyHolder } from '~/server/store/repositories/apiKeys';
import { addAccount } from '../review/support';
import { useStore } from '../../support/useTestServer';

const store = useStore();
let context: Parameters<typeof createApiKey>[0];

beforeAll(() => {
  context = { db: store.db, clock: { now: () => new Date('2026-11-20T21:04:11.000Z') } };
});

const createActingOwner = (accountId: string) => ({
  accountId,
  actor: toMember({ id: accountId, email: `${accountId}@survival-one.example` }),
});

async function create(account: string, prefix: 'sk_live' | 'sk_test' = 'sk_live') {
  const result = await createApiKey(context, createActingOwner(account), {
    name: 'survival-1 plugin',
    prefix,
  });
  if (result.result !== 'created' || !result.created.key) throw new Error('The key was not created.');
  return { secret: result.created.api_key, key: result.created.key };
}

function findHolder(secret: string) {
  const hash = hashApiKey(secret);
  if (!hash) throw new Error('The key is not well formed.');
  return findKeyHolder(store.db, hash);
}

describe('an API key', () => {
  test('appears in full only in the answer that creates it, nowhere in the database and in no list', async () => {
    const account = await addAccount(store.db);
    const { secret, key } = await create(account);
    expect(secret.startsWith(key.key_prefix)).toBe(true);
    const random = secret.slice(key.key_prefix.length);
    const stored = await store.db
      .selectFrom('api_keys')
      .where('account_id', '=', account)
      .selectAll()
      .execute();
    const audited = await store.db
      .selectFrom('audit_events')
      .where('account_id', '=', account)
      .selectAll()
      .execute();
    const listed = await listApiKeys(context, account, { includeRevoked: true });
    expect(stored).toHaveLength(1);
    expect(audited).toHaveLength(1);
    expect(JSON.stringify([stored, audited, listed])).not.toContain(random);
    expect((await findHolder(secret))?.account.id).toBe(account);
  });

  test('is refused by the first lookup after its revocation, on every connection', async () => {
    const account = await addAccount(store.db);
    const { secret, key } = await create(account);
    expect(await revokeApiKey(context, createActingOwner(account), key.id)).toMatchObject({
      response: { message: 'API key revoked successfully', key: { is_active: false } },
    });
    const holders = await Promise.all(Array.from({ length: 100 }, () => findHolder(secret)));
    expect(holders.every((holder) => holder === undefined)).toBe(true);
  });

  test('stays revoked when revoked again, with one audit event', async () => {
    const account = await addAccount(store.db);
    const { key } = await create(account);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => revokeApiKey(context, createActingOwner(account), key.id)),
    );
    expect(results.every(({ result }) => result === 'changed')).toBe(true);
    const events = await store.db
      .selectFrom('audit_events')
      .where('subject_id', '=', key.id)
      .where('kind', '=', 'key.revoked')
      .selectAll()
      .execute();
    expect(events).toHaveLength(1);
  });

  test("can't be edited once revoked", async () => {
    const account = await addAccount(store.db);
    const { key } = await create(account);
    await revokeApiKey(context, createActingOwner(account), key.id);
    expect(await updateApiKey(context, createActingOwner(account), key.id, { name: 'new' })).toMatchObject({
      result: 'revoked',
      detail: expect.stringContaining('survival-1 plugin') as string,
    });
  });

  test('keeps members that an edit omits, and loses its description to an empty one', async () => {
    const account = await addAccount(store.db);
    const { key } = await create(account);
    await updateApiKey(context, createActingOwner(account), key.id, { description: ' Main server ' });
    const [described] = await listApiKeys(context, account, { includeRevoked: false });
    expect(described).toMatchObject({ name: 'survival-1 plugin', description: 'Main server' });
    await updateApiKey(context, createActingOwner(account), key.id, { name: 'creative', description: '' });
    const [renamed] = await listApiKeys(context, account, { includeRevoked: false });
    expect(renamed).toMatchObject({ name: 'creative', description: null });
  });

  test("of another account answers like one that doesn't exist", async () => {
    const [mine, theirs] = [await addAccount(store.db), await addAccount(store.db)];
    const { key, secret } = await create(theirs);
    expect(await updateApiKey(context, createActingOwner(mine), key.id, { name: 'mine now' })).toEqual({
      result: 'missing',
    });
    expect(await revokeApiKey(context, createActingOwner(mine), key.id)).toEqual({ result: 'missing' });
    expect(await listApiKeys(context, mine, { includeRevoked: true })).toEqual([]);
    expect(await findHolder(secret)).toBeDefined();
  });

  test('is hidden from the list when revoked, unless asked for', async () => {
    const account = await addAccount(store.db);
    const first = await create(account);
    const second = await create(account, 'sk_test');
    await revokeApiKey(context, createActingOwner(account), first.key.id);
    const ids = async (includeRevoked: boolean) =>
      (await listApiKeys(context, account, { includeRevoked })).map(({ id }) => id);
    expect(await ids(false)).toEqual([second.key.id]);
    expect(await ids(true)).toEqual([second.key.id, first.key.id]);
  });

  test('beyond the limit is refused, however many calls create one at the same time', async () => {
    const account = await addAccount(store.db);
    for (let made = 0; made < MAX_ACTIVE_KEYS - 2; made += 1) await create(account);
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        createApiKey(context, createActingOwner(account), { name: 'one more', prefix: 'sk_live' }),
      ),
    );
    expect(results.filter(({ result }) => result === 'created')).toHaveLength(2);
    expect(results.filter(({ result }) => result === 'tooMany')).toHaveLength(6);
  });
});
