import { randomBytes } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { CreatedApiKey, KeyScope } from '~/contract/api.gen';
import { keyScopeValues } from '~/contract/enums.gen';
import { readContract } from '~/server/http/contract';
import { createTimeOrderedId } from '~/server/ids';
import { openStore } from '~/server/store/connect';
import { migrate } from '~/server/store/migrate';
import { listKeys } from '~/server/store/repositories/apiKeyManagement';
import { startPostgres } from '../../support/postgres';
import type { TestOwner } from '../../support/server';
import { describeOnBothStores } from '../../support/stores';
import { addAccount } from '../review/support';

const LINE = {
  message: 'gg',
  player_name: 'Alex',
  player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55',
};

/** The calls that take an API key, by the scope that they need. */
const CALLS: Readonly<Record<KeyScope, readonly string[]>> = {
  moderate: ['moderateMessage', 'moderateBatch', 'listDecisions', 'reportDecision'],
  'logs:read': [
    'getMe',
    'getCurrentSubscription',
    'getSubscriptionUsage',
    'getOverview',
    'listRecentLogs',
    'listLogs',
    'exportLogs',
    'getLog',
    'explainLog',
    'getAnalytics',
    'listPlayers',
    'getPlayer',
    'getPerformance',
    'getServiceHealth',
    'getUsage',
    'getFirstSteps',
  ],
  'reviews:write': [
    'listPendingReviews',
    'getReview',
    'approveReview',
    'rejectReview',
    'customizeReview',
    'undoAction',
    'actOnPlayer',
  ],
  'config:write': [
    'getConfig',
    'updateConfig',
    'previewConfig',
    'testConfig',
    'getLists',
    'createListEntry',
    'updateListEntry',
    'deleteListEntry',
    'listServers',
    'updateServer',
  ],
  'keys:write': ['listApiKeys', 'createApiKey', 'updateApiKey', 'revokeApiKey'],
};

const operations = [...readContract().operations.values()].filter(({ accepts }) =>
  accepts.includes('apiKey'),
);
const findNeededScope = (id: string) => keyScopeValues.find((scope) => CALLS[scope].includes(id));

describeOnBothStores("an API key's scopes", (server) => {
  let owner: TestOwner;
  beforeAll(async () => {
    owner = await server().createOwner();
  });

  async function create(credential: string, body: object): Promise<CreatedApiKey> {
    const payload = { name: 'plugin', prefix: 'sk_live', ...body };
    const answer = await server().call(credential, { method: 'POST', url: '/v1/account/keys', payload });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }

  const call = (
    credential: string,
    method: NonNullable<InjectOptions['method']>,
    url: string,
    payload?: object,
  ) => server().call(credential, { method, url, ...(payload && { payload }) });

  it('are moderate alone unless the owner chooses others', async () => {
    const { key } = await create(owner.token, {});
    expect(key?.scopes).toEqual(['moderate']);
    const wider = await create(owner.token, { scopes: ['keys:write', 'moderate'] });
    expect(wider.key?.scopes).toEqual(['moderate', 'keys:write']);
  });

  it("open exactly their operations; a stolen plugin's key reads neither chat nor the owner and changes no settings", async () => {
    const id = createTimeOrderedId(Date.now());
    for (const scope of keyScopeValues) {
      const { api_key: secret } = await create(owner.token, { scopes: [scope] });
      for (const operation of operations) {
        const url = operation.path.replaceAll(/\{\w+\}/g, id);
        const payload = operation.takesBody ? {} : undefined;
        const answer = await call(secret, operation.method, url, payload);
        const needed = findNeededScope(operation.id);
        if (needed === scope) {
          expect(answer.statusCode, `${scope} ${operation.id}`).not.toBe(403);
        } else {
          expect(answer.json(), `${scope} ${operation.id}`).toMatchObject({
            status: 403,
            type: '/problems/key-lacks-scope',
            missing_scope: needed,
            detail: expect.stringContaining(String(needed)) as string,
          });
        }
      }
    }
  });

  it('that an owner takes away end with the next call, also where the node remembers the key', async () => {
    const { api_key: secret, key } = await create(owner.token, { scopes: ['moderate', 'logs:read'] });
    const moderate = async () => (await call(secret, 'POST', '/v1/moderate', LINE)).statusCode;
    expect(await moderate()).toBe(200);
    const url = `/v1/account/keys/${String(key?.id)}`;
    const changed = await call(owner.token, 'PATCH', url, { scopes: ['logs:read'] });
    expect(changed.json()).toMatchObject({ key: { scopes: ['logs:read'] } });
    expect(await moderate()).toBe(403);
    await call(owner.token, 'PATCH', url, { scopes: ['moderate', 'logs:read'] });
    expect(await moderate(), 'a scope that the owner gives back').toBe(200);
    await call(owner.token, 'PATCH', url, { scopes: ['logs:read'] });
    expect((await call(secret, 'GET', '/api/dashboard/logs')).statusCode).toBe(200);
  });

  it('limit what a key can give to another key', async () => {
    const { api_key: secret, key } = await create(owner.token, { scopes: ['moderate', 'keys:write'] });
    await create(secret, { scopes: ['moderate'] });
    const body = { name: 'wider', prefix: 'sk_live', scopes: ['moderate', 'logs:read'] };
    const lacking = { type: '/problems/key-lacks-scope', missing_scope: 'logs:read' };
    expect((await call(secret, 'POST', '/v1/account/keys', body)).json()).toMatchObject(lacking);
    const own = `/v1/account/keys/${String(key?.id)}`;
    const raised = await call(secret, 'PATCH', own, { scopes: ['moderate', 'logs:read', 'keys:write'] });
    expect(raised.json()).toMatchObject(lacking);
    const { key: reader } = await create(owner.token, { scopes: ['moderate', 'logs:read'] });
    const renamed = await call(secret, 'PATCH', `/v1/account/keys/${String(reader?.id)}`, { name: 'reader' });
    expect(renamed.json()).toMatchObject({ key: { name: 'reader', scopes: ['moderate', 'logs:read'] } });
  });

  it('of a test key are moderate alone', async () => {
    const payload = { name: 'staging', prefix: 'sk_test', scopes: ['moderate', 'logs:read'] };
    expect((await call(owner.token, 'POST', '/v1/account/keys', payload)).statusCode).toBe(400);
    const { key } = await create(owner.token, { prefix: 'sk_test' });
    const url = `/v1/account/keys/${String(key?.id)}`;
    expect((await call(owner.token, 'PATCH', url, { scopes: ['logs:read'] })).statusCode).toBe(400);
  });
});

it('every call that takes an API key is listed above', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.values(CALLS).flat().toSorted());
});

it('a key from before scopes keeps what it could do', async () => {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const store = await openStore({ databaseUrl, dataDir: '', schema: 'as it is' });
  await migrate(store.db, '0119-decided-violations');
  const account = await addAccount(store.db);
  for (const mode of ['live', 'test']) {
    await sql`insert into api_keys (id, account_id, name, mode, key_prefix, key_hash, created_at)
      values (gen_random_uuid(), ${account}, ${mode}, ${mode}, 'sk', ${randomBytes(32)}, now())`.execute(
      store.db,
    );
  }
  await migrate(store.db);
  const keys = await listKeys(store.db, account, { includeRevoked: false });
  const scopes = Object.fromEntries(keys.map((key) => [key.name, key.scopes]));
  expect(scopes).toEqual({
    live: ['moderate', 'logs:read', 'reviews:write', 'config:write'],
    test: ['moderate'],
  });
  await store.close();
  await postgres.stop();
});
