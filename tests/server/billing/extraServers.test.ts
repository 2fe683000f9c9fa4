import { describe, expect, test } from 'vitest';
import { DAY_MS, SECOND_MS } from '~/server/clock';
import type { TestAccount } from '../../support/server';
import { startPayments } from './payments';

const { server, provider, subscribe, endPeriod, registerSubscriber, current, loggedIn, post, listChanges } =
  await startPayments();

const set = ({ token }: TestAccount, extra_servers: unknown) =>
  server.request('PUT', '/v1/subscriptions/extra-servers', { body: { extra_servers }, token });

describe('extra servers', () => {
  test("raise the limit at once at the plan's price, and can be given back in the same way", async () => {
    const account = await registerSubscriber();
    const more = await set(account, 2);
    expect(more).toMatchObject({
      status: 200,
      body: { message: 'Your plan now covers 7 servers: 5 included and 2 extra at $30 a month.' },
    });
    expect(await current(account)).toMatchObject({
      server_limit: 5,
      max_servers: 7,
      extra_servers_charge: 30,
      status: 'trial',
    });
    const none = await set(account, 0);
    expect(none.body['message']).toBe('Your plan covers 5 servers. You have no extra ones.');
    expect(await current(account)).toMatchObject({ max_servers: 5, extra_servers_charge: 0 });
  });

  test('requested twice are bought once', async () => {
    const account = await registerSubscriber('pro');
    const answers = await Promise.all([set(account, 3), set(account, 3), set(account, 3)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await current(account)).toMatchObject({ max_servers: 18, extra_servers_charge: 45 });
    expect(await listChanges(account)).toHaveLength(2);
  });

  test('requested in different numbers at the same time end as the provider reports', async () => {
    const account = await registerSubscriber();
    await Promise.all([1, 2, 3, 4].map((count) => set(account, count)));
    const [truth] = await provider.listSubscriptions(`cus_test_${account.id.replaceAll('-', '')}`);
    expect(await current(account)).toMatchObject({ max_servers: 5 + (truth?.extraServers ?? NaN) });
  });

  test('remain through cancel, reactivate and the end of a period, and end with a change of plan', async () => {
    const account = await registerSubscriber();
    await set(account, 2);
    await post(account, '/v1/subscriptions/cancel');
    await post(account, '/v1/subscriptions/reactivate');
    await endPeriod(7);
    const later = await loggedIn(account);
    expect(await current(later)).toMatchObject({
      status: 'active',
      max_servers: 7,
      extra_servers_charge: 30,
    });
    server.clock.advance(SECOND_MS);
    await subscribe(later, 'pro');
    expect(await current(later)).toMatchObject({ tier: 'pro', max_servers: 15, extra_servers_charge: 0 });
  });

  test('are refused on a plan without them, on one that ends, after its end and without one', async () => {
    const starter = await registerSubscriber('starter');
    expect(await set(starter, 1)).toMatchObject({
      status: 403,
      body: { detail: 'Extra servers are part of the Growth and Pro plans. Upgrade your plan to use this.' },
    });
    const ending = await registerSubscriber();
    await post(ending, '/v1/subscriptions/cancel');
    expect(await set(ending, 1)).toMatchObject({
      status: 409,
      body: { detail: 'This subscription ends with its period. Reactivate it to change its servers.' },
    });
    expect((await set(await server.register(), 1)).status).toBe(404);
    server.clock.advance(8 * DAY_MS);
    await provider.advance();
    expect((await set(await loggedIn(ending), 1)).status).toBe(409);
  });

  test('are whole numbers from 0 to 100', async () => {
    const account = await registerSubscriber();
    for (const count of [-1, 101, 1.5, '2', null]) expect((await set(account, count)).status).toBe(400);
    expect(await current(account)).toMatchObject({ max_servers: 5 });
  });

  test('change nothing while the provider is unreachable, and can be requested again', async () => {
    const account = await registerSubscriber();
    const working = provider.setExtraServers;
    provider.setExtraServers = () => Promise.reject(new Error('connection refused'));
    expect((await set(account, 2)).status).toBe(503);
    provider.setExtraServers = working;
    expect(await current(account)).toMatchObject({ max_servers: 5 });
    expect((await set(account, 2)).status).toBe(200);
    expect(await current(account)).toMatchObject({ max_servers: 7 });
  });
});
