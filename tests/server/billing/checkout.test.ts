import { describe, expect, test } from 'vitest';
import { DAY_MS, SECOND_MS } from '~/server/clock';
import { createTestClock, FIXED_START, startTestServer } from '../../support/server';
import { askForCheckout, startPayments } from './payments';

const {
  server,
  provider,
  checkout,
  press,
  subscribe,
  registerSubscriber,
  current,
  loggedIn,
  post,
  listSubscriptions,
} = await startPayments();

describe('subscribing on the test page', () => {
  test('begins a trial of seven days and returns with the session id', async () => {
    const account = await server.register();
    const path = await checkout(account, 'growth');
    const page = await server.app.inject(path);
    expect(page.body).toContain('test page');
    expect(page.body).toContain('nothing is charged');
    expect(page.body).not.toContain('<script');
    const back = await press(path, 'accepted');
    expect(back.headers.location).toMatch(/\/subscription\/success\?session_id=cs_test_/);
    const subscription = await current(account);
    expect(subscription).toMatchObject({
      tier: 'growth',
      status: 'trial',
      message_limit: 30_000,
      server_limit: 5,
    });
    const { current_period_start: start = '', current_period_end: end = '' } = subscription ?? {};
    expect(new Date(end).getTime() - new Date(start).getTime()).toBe(7 * DAY_MS);
  });

  test('opens the dashboard on the next request', async () => {
    const account = await server.register();
    const before = await server.request('GET', '/api/dashboard/overview', { token: account.token });
    expect(before).toMatchObject({ status: 403 });
    expect(before.body['detail']).toContain('subscription');
    await subscribe(account, 'starter');
    expect((await server.request('GET', '/api/dashboard/overview', { token: account.token })).status).toBe(
      200,
    );
  });

  test('can be cancelled without any effect', async () => {
    const account = await server.register();
    const back = await press(await checkout(account, 'pro'), 'canceled');
    expect(back.headers.location).toMatch(/\/subscription\/canceled$/);
    expect(await current(account)).toBeNull();
  });

  test('works once for each checkout', async () => {
    const account = await server.register();
    const path = await checkout(account, 'pro');
    await Promise.all([press(path, 'accepted'), press(path, 'accepted'), press(path, 'accepted')]);
    expect(await listSubscriptions(account)).toHaveLength(1);
    expect((await press(path, 'accepted')).statusCode).toBe(404);
  });

  test('a guessed session id grants nothing', async () => {
    const account = await server.register();
    await server.app.inject('/subscription/success?session_id=cs_test_guess');
    expect(await current(account)).toBeNull();
  });

  test('is refused before the address is verified', async () => {
    const account = await server.register({ verified: false });
    const answer = await askForCheckout(server, account, 'pro');
    expect(answer.status).toBe(403);
    expect(answer.body['detail']).toContain('verif');
  });
});

describe('asking for a checkout', () => {
  test('ten times at the same time gives one', async () => {
    const account = await server.register();
    const paths = await Promise.all(Array.from({ length: 10 }, () => checkout(account, 'growth')));
    expect(new Set(paths).size).toBe(1);
  });

  test('for another plan closes the first', async () => {
    const account = await server.register();
    const first = await checkout(account, 'starter');
    const second = await checkout(account, 'pro');
    expect(second).not.toBe(first);
    expect((await press(first, 'accepted')).statusCode).toBe(404);
    expect((await press(second, 'accepted')).statusCode).toBe(303);
    expect(await current(account)).toMatchObject({ tier: 'pro' });
  });

  test("for the account's own plan is refused", async () => {
    const account = await registerSubscriber();
    const answer = await askForCheckout(server, account, 'growth');
    expect(answer).toMatchObject({ status: 409, body: { detail: 'You are already on the Growth plan.' } });
  });

  test('for another plan while subscribed changes the plan and leaves one subscription running', async () => {
    const account = await registerSubscriber('starter');
    server.clock.advance(SECOND_MS);
    await subscribe(account, 'pro');
    expect(await current(account)).toMatchObject({ tier: 'pro', status: 'active', message_limit: 100_000 });
    const own = await listSubscriptions(account);
    expect(own.map(({ status }) => status).sort()).toEqual(['active', 'canceled']);
  });

  test('gives no second trial', async () => {
    const account = await registerSubscriber();
    await post(account, '/v1/subscriptions/cancel');
    server.clock.advance(8 * DAY_MS);
    await provider.advance();
    const again = await loggedIn(account);
    expect(await current(again)).toMatchObject({ status: 'canceled' });
    await subscribe(again, 'growth');
    expect(await current(again)).toMatchObject({ status: 'active' });
  });
});

test('without payments there is no checkout, no event is accepted and there is no test page', async () => {
  const production = await startTestServer({
    databaseUrl: server.env.databaseUrl,
    clock: createTestClock(FIXED_START),
    env: { mode: 'production', billing: 'none' },
  });
  try {
    const account = await production.register();
    const answer = await askForCheckout(production, account, 'pro');
    expect(answer).toMatchObject({
      status: 409,
      body: { detail: 'This installation takes no payments: every account has the Pro plan.' },
    });
    const event = await production.request('POST', '/v1/billing/webhook', {
      body: { id: 'evt_1', type: 'customer.subscription.updated' },
      headers: { 'stripe-signature': 't=1,v1=0' },
    });
    expect(event).toMatchObject({
      status: 503,
      body: { detail: 'Payments are not set up on this installation.' },
    });
    expect((await production.app.inject('/dev/checkout/cs_test_1')).statusCode).toBe(404);
  } finally {
    await production.close();
  }
});
