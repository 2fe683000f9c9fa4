import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SECOND_MS } from '~/server/clock';
import { createStripeProvider } from '~/server/billing/stripeProvider';
import { askForCheckout, signEvent } from './payments';
import { startStripeStandIn, type StripeStandIn } from '../../support/stripeStandIn';
import { createTestClock, FIXED_START, type TestAccount } from '../../support/server';
import { useTestServer } from '../../support/useTestServer';

const WEBHOOK_SECRET = 'whsec_test_secret';
let stripe: StripeStandIn;
beforeAll(async () => {
  stripe = await startStripeStandIn();
  return () => stripe.stop();
});
const server = useTestServer(() => ({
  store: 'postgres',
  clock: createTestClock(FIXED_START),
  env: {
    billing: 'stripe',
    stripeSecretKey: 'sk_test_x',
    stripeWebhookSecret: WEBHOOK_SECRET,
    stripeApiUrl: stripe.url,
  },
}));
beforeEach(() => {
  stripe.misbehave(undefined);
});

const requestCheckout = (account: TestAccount, tier = 'growth') => askForCheckout(server, account, tier);

const fetchCurrentSubscription = (account: TestAccount) =>
  server.request('GET', '/v1/subscriptions/current', { token: account.token });

/** An account whose owner has asked for a checkout, so that Stripe has a customer for it. */
async function registerCustomer() {
  const account = await server.register();
  await requestCheckout(account);
  const row = await server.store.db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  return { account, customer: row.customer_id };
}

interface Shape {
  status?: string;
  lookupKey?: string;
  /** Stripe moved the period from the subscription to its items in 2025. */
  periodOnItem?: boolean;
  created?: number;
}

function addSubscription(customer: string, shape: Shape = {}) {
  const { status = 'trialing', lookupKey = 'torchward_growth_monthly_99', periodOnItem = true } = shape;
  const period = { current_period_start: 1_795_208_651, current_period_end: 1_795_813_451 };
  const subscription = {
    id: `sub_${randomUUID().replaceAll('-', '')}`,
    object: 'subscription',
    customer,
    status,
    created: shape.created ?? 1_795_208_651,
    start_date: 1_795_208_651,
    trial_end: status === 'trialing' ? period.current_period_end : null,
    cancel_at_period_end: false,
    cancel_at: null,
    metadata: {},
    items: {
      data: [
        {
          id: `si_${randomUUID()}`,
          price: { id: `price_${lookupKey}`, lookup_key: lookupKey },
          quantity: 1,
          ...(periodOnItem ? period : {}),
        },
      ],
    },
    ...(periodOnItem ? {} : period),
  };
  stripe.subscriptions.push(subscription);
  return subscription;
}

function sendEvent(customer: string, type = 'customer.subscription.updated') {
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    data: { object: { customer } },
  });
  const signature = signEvent(payload, WEBHOOK_SECRET, server.clock.now());
  return server.request('POST', '/v1/billing/webhook', {
    body: payload,
    headers: { 'stripe-signature': signature },
  });
}

describe('checkout at Stripe', () => {
  test("asks for a card, a trial of seven days and the plan's price, and answers with the page's address", async () => {
    const account = await server.register();
    const answer = await requestCheckout(account);
    expect(answer.body['checkout_url']).toMatch(/^https:\/\/checkout\.stripe\.example\/cs_/);
    const call = stripe.calls.findLast(({ path }) => path === '/v1/checkout/sessions');
    expect(call?.fields).toMatchObject({
      mode: 'subscription',
      payment_method_collection: 'always',
      'subscription_data[trial_period_days]': '7',
      'line_items[0][quantity]': '1',
      success_url: 'http://localhost:3000/subscription/success?session_id={CHECKOUT_SESSION_ID}',
    });
    const price = stripe.calls.findLast(({ path, method }) => path === '/v1/prices' && method === 'POST');
    expect(price?.fields).toMatchObject({
      unit_amount: '9900',
      currency: 'usd',
      'recurring[interval]': 'month',
    });
  });

  test('clicked twice at the same time makes one session', async () => {
    const account = await server.register();
    const answers = await Promise.all([
      requestCheckout(account),
      requestCheckout(account),
      requestCheckout(account),
    ]);
    expect(new Set(answers.map(({ body }) => body['checkout_url'])).size).toBe(1);
  });

  test('for another plan expires the earlier session', async () => {
    const account = await server.register();
    await requestCheckout(account, 'starter');
    await requestCheckout(account, 'pro');
    expect(stripe.calls.some(({ path }) => path.endsWith('/expire'))).toBe(true);
  });
});

describe('a subscription at Stripe', () => {
  test.each([
    ['trialing', 'trial'],
    ['active', 'active'],
    ['past_due', 'active'],
    ['unpaid', 'suspended'],
    ['paused', 'suspended'],
    ['canceled', 'canceled'],
    ['something_new', 'suspended'],
  ])('that is %s at Stripe is %s here', async (status, expected) => {
    const { account, customer } = await registerCustomer();
    addSubscription(customer, { status });
    expect((await sendEvent(customer)).status).toBe(200);
    expect((await fetchCurrentSubscription(account)).body).toMatchObject({
      status: expected,
      tier: 'growth',
      customer_id: customer,
      payment_due_by: status === 'past_due' ? (expect.any(String) as string) : null,
    });
  });

  test('that never began is ignored', async () => {
    const { account, customer } = await registerCustomer();
    addSubscription(customer, { status: 'incomplete' });
    await sendEvent(customer);
    expect((await fetchCurrentSubscription(account)).body).toBeNull();
  });

  test('has its period on the items or, in older versions of the API, on itself', async () => {
    for (const periodOnItem of [true, false]) {
      const { account, customer } = await registerCustomer();
      addSubscription(customer, { periodOnItem });
      await sendEvent(customer);
      expect((await fetchCurrentSubscription(account)).body).toMatchObject({
        current_period_end: '2026-11-27T21:04:11.000Z',
      });
    }
  });

  test("has Stripe's current state, in whatever order, however often and however late its events arrive", async () => {
    const { account, customer } = await registerCustomer();
    const subscription = addSubscription(customer, { status: 'active' });
    const types = ['deleted', 'updated', 'created'].map((what) => `customer.subscription.${what}`);
    for (const type of [...types, ...types]) expect((await sendEvent(customer, type)).status).toBe(200);
    expect((await fetchCurrentSubscription(account)).body).toMatchObject({ status: 'active' });
    subscription.status = 'canceled';
    const answers = await Promise.all([...types, ...types].map((type) => sendEvent(customer, type)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await fetchCurrentSubscription(account)).body).toMatchObject({ status: 'canceled' });
  });

  test('does not change by events that Stripe did not sign within the last minutes', async () => {
    const { account, customer } = await registerCustomer();
    addSubscription(customer);
    const payload = JSON.stringify({
      id: 'evt_forged',
      object: 'event',
      type: 'x',
      data: { object: { customer } },
    });
    const sign = (secret: string, ageS: number) =>
      signEvent(payload, secret, new Date(server.clock.now().getTime() - ageS * SECOND_MS));
    const now = sign(WEBHOOK_SECRET, 0);
    for (const signature of [sign('whsec_other', 0), sign(WEBHOOK_SECRET, 301), `${now}0`, 't=,v1=', '']) {
      const sent = { body: payload, headers: { 'stripe-signature': signature } };
      expect((await server.request('POST', '/v1/billing/webhook', sent)).status, signature).toBe(400);
    }
    const altered = { body: payload.replace('"x"', '"y"'), headers: { 'stripe-signature': now } };
    expect((await server.request('POST', '/v1/billing/webhook', altered)).status).toBe(400);
    expect((await fetchCurrentSubscription(account)).body).toBeNull();
  });

  test('replaces an older one, which is then ended at Stripe', async () => {
    const { account, customer } = await registerCustomer();
    const older = addSubscription(customer, { status: 'active', lookupKey: 'torchward_starter_monthly_19' });
    addSubscription(customer, {
      status: 'active',
      lookupKey: 'torchward_pro_monthly_200',
      created: 1_795_236_000,
    });
    await sendEvent(customer);
    expect((await fetchCurrentSubscription(account)).body).toMatchObject({ tier: 'pro', status: 'active' });
    expect(older.status).toBe('canceled');
  });

  test('is canceled and reactivated at Stripe first', async () => {
    const { account, customer } = await registerCustomer();
    const subscription = addSubscription(customer);
    await sendEvent(customer);
    const { token } = account;
    expect((await server.request('POST', '/v1/subscriptions/cancel', { token })).status).toBe(200);
    expect(subscription.cancel_at_period_end).toBe(true);
    expect((await fetchCurrentSubscription(account)).body).toMatchObject({ cancel_at_period_end: true });
    await server.request('POST', '/v1/subscriptions/reactivate', { token });
    expect(subscription.cancel_at_period_end).toBe(false);
    expect((await fetchCurrentSubscription(account)).body).toMatchObject({ cancel_at_period_end: false });
  });
});

describe('extra servers at Stripe', () => {
  const set = ({ token }: TestAccount, extra_servers: number) =>
    server.request('PUT', '/v1/subscriptions/extra-servers', { body: { extra_servers }, token });
  const extra = 'torchward_extra_server_monthly_15';

  async function subscribed() {
    const { account, customer } = await registerCustomer();
    const subscription = addSubscription(customer);
    await sendEvent(customer);
    const items = subscription.items.data as {
      id: string;
      price: { lookup_key: string };
      quantity: number;
    }[];
    return { account, customer, items };
  }

  test('are a second item with its own monthly price, charged and credited by the day', async () => {
    const { account, items } = await subscribed();
    expect((await set(account, 2)).status).toBe(200);
    expect(items.map(({ price, quantity }) => [price.lookup_key, quantity])).toEqual([
      ['torchward_growth_monthly_99', 1],
      [extra, 2],
    ]);
    const price = stripe.calls.findLast(({ path, method }) => path === '/v1/prices' && method === 'POST');
    expect(price?.fields).toMatchObject({ unit_amount: '1500', 'recurring[interval]': 'month' });
    const update = stripe.calls.findLast(({ fields }) => 'proration_behavior' in fields);
    expect(update?.fields['proration_behavior']).toBe('create_prorations');
    expect((await fetchCurrentSubscription(account)).body).toMatchObject({
      tier: 'growth',
      max_servers: 7,
      extra_servers_charge: 30,
    });
    await set(account, 4);
    expect(items.map(({ quantity }) => quantity)).toEqual([1, 4]);
    await set(account, 0);
    expect(items).toHaveLength(1);
    expect((await fetchCurrentSubscription(account)).body).toMatchObject({
      max_servers: 5,
      extra_servers_charge: 0,
    });
  });

  test('that Stripe already has are not written again', async () => {
    const { account } = await subscribed();
    const writes = () => stripe.calls.filter(({ fields }) => 'proration_behavior' in fields).length;
    await set(account, 2);
    const before = writes();
    await set(account, 2);
    expect(writes()).toBe(before);
  });

  test('count wherever their item stands, and a change merges two such items into one', async () => {
    const { account, customer, items } = await subscribed();
    items.unshift({ id: 'si_first', price: { lookup_key: extra }, quantity: 1 });
    items.push({ id: 'si_last', price: { lookup_key: extra }, quantity: 2 });
    await sendEvent(customer);
    expect((await fetchCurrentSubscription(account)).body).toMatchObject({ tier: 'growth', max_servers: 8 });
    await set(account, 3);
    expect(items.map(({ quantity }) => quantity)).toEqual([3, 1]);
  });

  test.each(['error', 'rate_limited', 'malformed', 'hangs_up', 'nonsense'] as const)(
    'are as they were when Stripe fails (%s), and the owner is asked to try again',
    async (how) => {
      const { account, items } = await subscribed();
      stripe.misbehave(how);
      const answer = await set(account, 2);
      expect(answer.status).toBe(503);
      expect(answer.body['detail']).toContain('try again');
      stripe.misbehave(undefined);
      expect(items).toHaveLength(1);
      expect((await fetchCurrentSubscription(account)).body).toMatchObject({ max_servers: 5 });
    },
  );
});

describe('when Stripe fails', () => {
  test.each(['error', 'rate_limited', 'malformed', 'hangs_up', 'nonsense'] as const)(
    '(%s), the caller is asked to try again',
    async (how) => {
      const account = await server.register();
      stripe.misbehave(how);
      const answer = await requestCheckout(account);
      expect(answer.status).toBe(503);
      expect(answer.body['detail']).toContain('try again');
      expect(answer.headers['retry-after']).toBeDefined();
      stripe.misbehave(undefined);
      expect((await requestCheckout(account)).status).toBe(200);
    },
  );

  test.each(['error', 'nonsense', 'hangs_up'] as const)(
    '(%s), an event changes nothing, and Stripe is asked to send it again',
    async (how) => {
      const { account, customer } = await registerCustomer();
      addSubscription(customer);
      stripe.misbehave(how);
      expect((await sendEvent(customer)).status).toBe(503);
      expect((await fetchCurrentSubscription(account)).body).toBeNull();
      stripe.misbehave(undefined);
      expect((await sendEvent(customer)).status).toBe(200);
      expect((await fetchCurrentSubscription(account)).body).toMatchObject({ status: 'trial' });
    },
  );

  test('a call to a silent Stripe ends at its time limit', async () => {
    stripe.misbehave('silent');
    const provider = createStripeProvider({
      secretKey: 'sk_test_x',
      webhookSecret: WEBHOOK_SECRET,
      apiUrl: stripe.url,
      timeoutMs: 100,
    });
    await expect(provider.listSubscriptions('cus_1')).rejects.toThrow(Stripe.errors.StripeConnectionError);
  });
});
