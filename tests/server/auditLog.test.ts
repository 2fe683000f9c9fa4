import { expect, it } from 'vitest';
import type { Config } from '~/contract/api.gen';
import { DAY_MS, SECOND_MS } from '~/server/clock';
import { createGrantedPlans } from '~/server/services/billing/grantedPlans';
import { createSubscriptionSync } from '~/server/services/billing/subscriptionSync';
import { defaultConfig } from '~/server/store/repositories/configs';
import { updateSubscription } from '~/server/store/repositories/subscriptions';
import type { TestOwner } from '../support/server';
import { describeOnBothStores } from '../support/stores';

describeOnBothStores('the audit log', (server) => {
  const call = (credential: string, method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) =>
    server().call(credential, { method, url, payload });

  async function newest(owner: TestOwner, kind: string) {
    return server()
      .store.db.selectFrom('audit_events')
      .where('account_id', '=', owner.id)
      .where('kind', '=', kind)
      .select(['actor', 'detail'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  it('keeps a changed configuration before and after, with the credential that changed it', async () => {
    const owner = await server().createOwner();
    const first: Config = { ...defaultConfig, automation_level: 'auto_ban' };
    expect((await call(owner.token, 'PUT', '/api/dashboard/config', first)).statusCode).toBe(200);
    expect(await newest(owner, 'config.saved')).toEqual({
      actor: `account:${owner.id}`,
      detail: { before: { ...defaultConfig, version: 0 }, after: { ...first, version: 1 } },
    });
    const second: Config = { ...first, escalation_enabled: true };
    expect((await call(owner.liveKey, 'PUT', '/api/dashboard/config', second)).statusCode).toBe(200);
    const event = await newest(owner, 'config.saved');
    expect(event?.actor).toMatch(/^key:/);
    expect(event?.detail).toEqual({ before: { ...first, version: 1 }, after: { ...second, version: 2 } });
  });

  it('keeps a changed key before and after', async () => {
    const owner = await server().createOwner();
    const created = await call(owner.token, 'POST', '/v1/account/keys', { name: 'old', prefix: 'sk_live' });
    const { key } = created.json<{ key: { id: string; key_prefix: string } }>();
    await call(owner.liveKey, 'PATCH', `/v1/account/keys/${key.id}`, { name: 'new', scopes: ['logs:read'] });
    const event = await newest(owner, 'key.updated');
    expect(event?.actor).toMatch(/^key:/);
    const { key_prefix } = key;
    expect(event?.detail).toMatchObject({
      before: { name: 'old', description: null, key_prefix, scopes: ['moderate'] },
      after: { name: 'new', description: null, key_prefix, scopes: ['logs:read'] },
    });
  });

  const send = (
    owner: TestOwner,
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) => server().call(owner.token, { method, url, ...(payload && { payload }) });
  const readId = (answer: { json: () => unknown }, part: string) =>
    String((answer.json() as Record<string, { id: string }>)[part]?.id);
  const webhook = { url: 'https://example.com/hook', events: ['review.decided'] };
  const addWebhook = async (owner: TestOwner) =>
    readId(await send(owner, 'POST', '/v1/account/webhooks', webhook), 'webhook');
  const addEntry = async (owner: TestOwner) =>
    (
      await send(owner, 'POST', '/api/dashboard/lists', { kind: 'word', pattern: 'creeper', action: 'warn' })
    ).json<{ id: string }>().id;
  const addKey = async (owner: TestOwner) =>
    readId(await send(owner, 'POST', '/v1/account/keys', { name: 'old', prefix: 'sk_live' }), 'key');

  function grantedPlans(grantedPlan: 'growth' | undefined) {
    const { store, clock, services } = server();
    const options = {
      store,
      clock,
      jobs: services.jobs,
      graceDays: 3,
      overageCentsPer1000: 0,
      provider: undefined,
      grantedPlan,
      onBackgroundError: () => undefined,
    };
    return createGrantedPlans({ ...options, subscriptionSync: createSubscriptionSync(options) });
  }

  /** Every kind of change: how it is made, by whom, and what the log keeps of it. */
  const CHANGES: readonly [
    kind: string,
    what: string,
    make: (owner: TestOwner) => Promise<unknown>,
    actor: 'member' | 'service',
    before: object | null,
    after: object | null,
  ][] = [
    [
      'config.saved',
      'a configuration',
      (owner) => send(owner, 'PUT', '/api/dashboard/config', { ...defaultConfig, escalation_enabled: true }),
      'member',
      { version: 0 },
      { version: 1, escalation_enabled: true },
    ],
    ['list.changed', 'a new entry of the lists', addEntry, 'member', null, { pattern: 'creeper' }],
    [
      'list.changed',
      'an entry that is removed',
      async (owner) => send(owner, 'DELETE', `/api/dashboard/lists/${await addEntry(owner)}`),
      'member',
      { pattern: 'creeper' },
      null,
    ],
    ['key.created', 'a new key', addKey, 'member', null, { name: 'old' }],
    [
      'key.updated',
      'a renamed key',
      async (owner) => send(owner, 'PATCH', `/v1/account/keys/${await addKey(owner)}`, { name: 'new' }),
      'member',
      { name: 'old' },
      { name: 'new' },
    ],
    [
      'key.revoked',
      'a revoked key',
      async (owner) => send(owner, 'DELETE', `/v1/account/keys/${await addKey(owner)}`),
      'member',
      { name: 'old' },
      null,
    ],
    ['webhook.created', 'a new webhook', addWebhook, 'member', null, { ...webhook, enabled: true }],
    [
      'webhook.updated',
      'a webhook that its owner pauses',
      async (owner) =>
        send(owner, 'PATCH', `/v1/account/webhooks/${await addWebhook(owner)}`, { enabled: false }),
      'member',
      { ...webhook, enabled: true },
      { ...webhook, enabled: false },
    ],
    [
      'webhook.deleted',
      'a deleted webhook',
      async (owner) => send(owner, 'DELETE', `/v1/account/webhooks/${await addWebhook(owner)}`),
      'member',
      { ...webhook, enabled: true },
      null,
    ],
    [
      'server.updated',
      'a server that gets a name',
      async (owner) => {
        await server().moderate(owner.liveKey, { message: 'gg', server: 'survival' });
        await server().services.servers.drained();
        const { servers } = await server().read<{ servers: { id: string }[] }>(
          owner.token,
          '/api/dashboard/servers',
        );
        return send(owner, 'PATCH', `/api/dashboard/servers/${String(servers[0]?.id)}`, {
          display_name: 'Survival',
        });
      },
      'member',
      { display_name: null },
      { display_name: 'Survival' },
    ],
    [
      'subscription.cancel',
      'a subscription that its owner cancels',
      (owner) => send(owner, 'POST', '/v1/subscriptions/cancel'),
      'member',
      { cancel_at_period_end: false },
      { cancel_at_period_end: true },
    ],
    [
      'subscription.changed',
      'a subscription that lapses',
      async (owner) => {
        const { store, clock, services } = server();
        await updateSubscription(store.db, owner.id, {
          provider: 'test',
          current_period_end: new Date(clock.now().getTime() - 30 * DAY_MS),
        });
        await services.billing.endLapsed();
      },
      'service',
      { tier: 'pro', status: 'active' },
      { tier: 'pro', status: 'suspended' },
    ],
    [
      'subscription.changed',
      'a plan that the installation grants',
      () => grantedPlans('growth').settle(),
      'service',
      { tier: 'pro', status: 'active' },
      { tier: 'growth', status: 'active' },
    ],
    [
      'subscription.changed',
      'a granted plan that ends',
      async () => {
        await grantedPlans('growth').settle();
        server().clock.advance(SECOND_MS);
        await grantedPlans(undefined).settle();
      },
      'service',
      { tier: 'growth', status: 'active' },
      { tier: 'growth', status: 'canceled' },
    ],
  ];

  it.each(CHANGES)('keeps, as %s, %s before and after', async (kind, _what, make, actor, before, after) => {
    const owner = await server().createOwner({ tier: 'pro' });
    await make(owner);
    const event = await newest(owner, kind);
    expect(event?.actor).toBe(actor === 'service' ? 'service' : `account:${owner.id}`);
    const { before: kept, after: made } = (event?.detail ?? {}) as Partial<
      Record<'before' | 'after', object | null>
    >;
    if (before === null) expect(kept).toBeNull();
    else expect(kept).toMatchObject(before);
    if (after === null) expect(made).toBeNull();
    else expect(made).toMatchObject(after);
    expect(JSON.stringify(event?.detail)).not.toMatch(/whsec_|secret/);
  });
});
