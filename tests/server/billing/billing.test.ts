import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Subscription } from '~/contract/api.gen';
import type { TestProvider } from '~/server/billing/test-provider';
import { dayMs, hourMs, secondMs } from '~/server/clock';
import { ensurePartitions } from '~/server/store/partitions';
import { updateSubscription } from '~/server/store/repositories/subscriptions';
import { startTestServer, type TestAccount, type TestServer } from '../../support/test-server';

let server: TestServer;
let provider: TestProvider;
/** Every event that the provider sent, as it was sent. */
const sent: { payload: string; signature: string }[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const found = server.services.testProvider;
  if (!found) throw new Error('The built-in provider is not in use.');
  provider = found;
  await server.app.ready();
  provider.onEvent(async (payload, signature) => {
    sent.push({ payload, signature });
    const answer = await deliver(payload, signature);
    if (answer.status !== 200) throw new Error(`The event was answered ${answer.status}.`);
  });
});
afterAll(async () => {
  expect(server.backgroundErrors).toEqual([]);
  await server.stop();
});

const deliver = (payload: string, signature: string) =>
  server.call('POST', '/v1/billing/webhook', { body: payload, headers: { 'stripe-signature': signature } });

async function checkout(account: TestAccount, tier: string): Promise<string> {
  const answer = await server.call('POST', '/v1/subscriptions/create-checkout-session', {
    body: { tier },
    token: account.token,
  });
  expect(answer.status).toBe(200);
  return new URL(String(answer.body['checkout_url'])).pathname;
}

async function press(path: string, choice: string) {
  return server.app.inject({
    method: 'POST',
    url: `${path}/${choice}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
}

async function subscribe(account: TestAccount, tier: string, choice = 'accepted'): Promise<void> {
  const answer = await press(await checkout(account, tier), choice);
  expect(answer.statusCode).toBe(303);
}

async function current(account: TestAccount): Promise<Subscription | null> {
  const response = await server.app.inject({
    url: '/v1/subscriptions/current',
    headers: { authorization: `Bearer ${account.token}` },
  });
  return JSON.parse(response.body) as Subscription | null;
}

const post = (account: TestAccount, path: string) => server.call('POST', path, { token: account.token });

const changesOf = (account: TestAccount) =>
  server.store.db
    .selectFrom('audit_events')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('kind', '=', 'subscription.changed')
    .execute();

const loggedIn = async (account: TestAccount): Promise<TestAccount> => {
  const { email, password } = account;
  const answer = await server.call('POST', '/v1/auth/login', { body: { email, password } });
  return { ...account, token: String(answer.body['access_token']) };
};

describe('subscribing on the test page', () => {
  test('begins a trial of seven days and comes back with the session id', async () => {
    const account = await server.newAccount();
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
    expect(new Date(end).getTime() - new Date(start).getTime()).toBe(7 * dayMs);
  });

  test('opens the dashboard on the next request', async () => {
    const account = await server.newAccount();
    const before = await server.call('GET', '/api/dashboard/overview', { token: account.token });
    expect(before).toMatchObject({ status: 403 });
    expect(before.body['detail']).toContain('subscription');
    await subscribe(account, 'starter');
    expect((await server.call('GET', '/api/dashboard/overview', { token: account.token })).status).toBe(200);
  });

  test('can be left without a trace', async () => {
    const account = await server.newAccount();
    const back = await press(await checkout(account, 'pro'), 'canceled');
    expect(back.headers.location).toMatch(/\/subscription\/canceled$/);
    expect(await current(account)).toBeNull();
  });

  test('works once for each checkout', async () => {
    const account = await server.newAccount();
    const path = await checkout(account, 'pro');
    await Promise.all([press(path, 'accepted'), press(path, 'accepted'), press(path, 'accepted')]);
    const rows = await server.store.db.selectFrom('test_provider_subscriptions').selectAll().execute();
    const own = rows.filter((row) => row.customer_id.includes(account.id.replaceAll('-', '')));
    expect(own).toHaveLength(1);
    expect((await press(path, 'accepted')).statusCode).toBe(404);
  });

  test('a guessed session id grants nothing', async () => {
    const account = await server.newAccount();
    await server.app.inject('/subscription/success?session_id=cs_test_guess');
    expect(await current(account)).toBeNull();
  });

  test('is refused before the address is verified', async () => {
    const account = await server.newAccount({ verified: false });
    const answer = await server.call('POST', '/v1/subscriptions/create-checkout-session', {
      body: { tier: 'pro' },
      token: account.token,
    });
    expect(answer.status).toBe(403);
    expect(answer.body['detail']).toContain('verif');
  });
});

describe('asking for a checkout', () => {
  test('ten times at once gives one', async () => {
    const account = await server.newAccount();
    const paths = await Promise.all(Array.from({ length: 10 }, () => checkout(account, 'growth')));
    expect(new Set(paths).size).toBe(1);
  });

  test('for another plan closes the first', async () => {
    const account = await server.newAccount();
    const first = await checkout(account, 'starter');
    const second = await checkout(account, 'pro');
    expect(second).not.toBe(first);
    expect((await press(first, 'accepted')).statusCode).toBe(404);
    expect((await press(second, 'accepted')).statusCode).toBe(303);
    expect(await current(account)).toMatchObject({ tier: 'pro' });
  });

  test('for the plan one has is refused', async () => {
    const account = await server.newAccount();
    await subscribe(account, 'growth');
    const answer = await server.call('POST', '/v1/subscriptions/create-checkout-session', {
      body: { tier: 'growth' },
      token: account.token,
    });
    expect(answer).toMatchObject({ status: 409, body: { detail: 'You are already on the Growth plan.' } });
  });

  test('for another plan while subscribed changes the plan and leaves one subscription running', async () => {
    const account = await server.newAccount();
    await subscribe(account, 'starter');
    server.clock.advance(secondMs);
    await subscribe(account, 'pro');
    expect(await current(account)).toMatchObject({ tier: 'pro', status: 'active', message_limit: 100_000 });
    const rows = await server.store.db.selectFrom('test_provider_subscriptions').selectAll().execute();
    const own = rows.filter((row) => row.customer_id.includes(account.id.replaceAll('-', '')));
    expect(own.map(({ status }) => status).sort()).toEqual(['active', 'canceled']);
  });

  test('gives no second trial', async () => {
    const account = await server.newAccount();
    await subscribe(account, 'growth');
    await post(account, '/v1/subscriptions/cancel');
    server.clock.advance(8 * dayMs);
    await provider.advance();
    const again = await loggedIn(account);
    expect(await current(again)).toMatchObject({ status: 'canceled' });
    await subscribe(again, 'growth');
    expect(await current(again)).toMatchObject({ status: 'active' });
  });
});

describe('cancel and reactivate', () => {
  test('set and clear the end, say until when, and may be repeated', async () => {
    const account = await server.newAccount();
    await subscribe(account, 'growth');
    for (let n = 0; n < 2; n += 1) {
      const answer = await post(account, '/v1/subscriptions/cancel');
      expect(answer.status).toBe(200);
      expect(answer.body['message']).toMatch(
        /^Your subscription will end on \d{1,2} \w+ \d{4}\. Service continues until then\.$/,
      );
      expect(await current(account)).toMatchObject({ cancel_at_period_end: true, status: 'trial' });
    }
    for (let n = 0; n < 2; n += 1) {
      expect((await post(account, '/v1/subscriptions/reactivate')).status).toBe(200);
      expect(await current(account)).toMatchObject({ cancel_at_period_end: false });
    }
  });

  test('racing each other end as the provider says', async () => {
    const account = await server.newAccount();
    await subscribe(account, 'growth');
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        post(account, '/v1/subscriptions/cancel'),
        post(account, '/v1/subscriptions/reactivate'),
        post(account, '/v1/subscriptions/cancel'),
      ]);
      const truth = await provider.listSubscriptions(`cus_test_${account.id.replaceAll('-', '')}`);
      expect((await current(account))?.cancel_at_period_end).toBe(truth[0]?.cancelAtPeriodEnd);
    }
  });

  test('answer 404 without a subscription and 409 after its end', async () => {
    const account = await server.newAccount();
    expect((await post(account, '/v1/subscriptions/cancel')).status).toBe(404);
    await subscribe(account, 'growth');
    await post(account, '/v1/subscriptions/cancel');
    server.clock.advance(8 * dayMs);
    await provider.advance();
    const later = await loggedIn(account);
    expect((await post(later, '/v1/subscriptions/reactivate')).status).toBe(409);
  });

  test('work for a subscription that was made without a provider', async () => {
    const account = await server.newAccount();
    await subscribe(account, 'growth');
    await server.store.db
      .updateTable('subscriptions')
      .set({
        provider: null,
        provider_customer_id: null,
        provider_subscription_id: null,
        provider_event_at: null,
      })
      .where('account_id', '=', account.id)
      .execute();
    await server.store.db
      .deleteFrom('test_provider_subscriptions')
      .where('customer_id', '=', `cus_test_${account.id.replaceAll('-', '')}`)
      .execute();
    expect((await post(account, '/v1/subscriptions/cancel')).status).toBe(200);
    expect(await current(account)).toMatchObject({
      cancel_at_period_end: true,
      tier: 'growth',
      status: 'trial',
    });
  });
});

describe('as time goes by', () => {
  test('a trial becomes paid, and periods follow one another', async () => {
    const account = await server.newAccount();
    await subscribe(account, 'growth');
    const trial = await current(account);
    server.clock.advance(7 * dayMs + hourMs);
    await provider.advance();
    const paid = await current(await loggedIn(account));
    expect(paid).toMatchObject({ status: 'active', current_period_start: trial?.current_period_end });
    server.clock.advance(70 * dayMs);
    await provider.advance();
    const later = await current(await loggedIn(account));
    expect(later?.status).toBe('active');
    expect(new Date(later?.current_period_end ?? 0).getTime()).toBeGreaterThan(server.clock.now().getTime());
  });

  test('messages over the limit are moderated, and counted for their own period alone', async () => {
    const account = await server.newAccount();
    await subscribe(account, 'starter');
    const now = server.clock.now();
    await ensurePartitions(server.store.db, now, new Date(now.getTime() + 60 * dayMs));
    const { body } = await server.call('POST', '/v1/account/keys', {
      body: { name: 'plugin', prefix: 'sk_live' },
      token: account.token,
    });
    /** Sends three messages under a limit of so many. */
    const send = async (limit: number) => {
      await updateSubscription(server.store.db, account.id, { message_limit: limit });
      const player = { player_name: 'Alex', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' };
      const answer = await server.call('POST', '/v1/moderate/batch', {
        body: { messages: ['gg', 'well played', 'see you'].map((message) => ({ message, ...player })) },
        token: String(body['api_key']),
      });
      expect(answer.status).toBe(200);
    };
    const overage = async (owner = account) => (await current(owner))?.overage_messages;

    await send(2);
    expect(await overage()).toBe(1);
    server.clock.advance(7 * dayMs + hourMs);
    await provider.advance();
    const later = await loggedIn(account);
    expect(await overage(later)).toBe(0);
    await send(1);
    expect(await overage(later)).toBe(2);
    const usage = await server.call('GET', '/v1/subscriptions/usage', { token: later.token });
    expect(usage.body).toMatchObject({ messages_processed: 3, message_limit: 1, percentage_used: 300 });
  });

  test('a failed payment suspends, and access ends with the next request', async () => {
    const account = await server.newAccount();
    await subscribe(account, 'growth', 'declined_later');
    server.clock.advance(7 * dayMs + hourMs);
    await provider.advance();
    const later = await loggedIn(account);
    expect(await current(later)).toMatchObject({ status: 'suspended' });
    expect((await server.call('GET', '/api/dashboard/overview', { token: later.token })).status).toBe(403);
  });
});

describe('an event of the provider', () => {
  async function eventOf(account: TestAccount) {
    const before = sent.length;
    await subscribe(account, 'growth');
    const event = sent[before];
    if (!event) throw new Error('The provider sent nothing.');
    return event;
  }
  /** Back to before anything was heard of the subscription. */
  async function forget(account: TestAccount) {
    await server.store.db.deleteFrom('subscriptions').where('account_id', '=', account.id).execute();
    await server.store.db.deleteFrom('audit_events').where('account_id', '=', account.id).execute();
    await server.store.db.deleteFrom('billing_events').execute();
  }
  const sign = (payload: string, secret = provider.webhookSecret, at = server.clock.now()) =>
    Stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(at.getTime() / 1_000),
    });

  test('that is unsigned, wrongly signed, re-serialised or older than 300 seconds changes nothing', async () => {
    const account = await server.newAccount();
    const { payload, signature } = await eventOf(account);
    await forget(account);
    const old = new Date(server.clock.now().getTime() - 301 * secondMs);
    const answers = [
      await server.call('POST', '/v1/billing/webhook', { body: payload }),
      await deliver(payload, sign(payload, 'whsec_other')),
      await deliver(JSON.stringify(JSON.parse(payload), null, 1), signature),
      await deliver(payload, sign(payload, provider.webhookSecret, old)),
      await deliver(payload, 't=1,v1=00'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(await current(account)).toBeNull();
    expect((await deliver(payload, sign(payload))).status).toBe(200);
    expect(await current(account)).toMatchObject({ status: 'trial' });
  });

  test('twenty times at once has one effect and twenty good answers', async () => {
    const account = await server.newAccount();
    const { payload } = await eventOf(account);
    await forget(account);
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(payload, sign(payload))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await changesOf(account)).toHaveLength(1);
    expect(await current(account)).toMatchObject({ status: 'trial' });
  });

  test('leads to the same state in whatever order created, updated, paid and deleted arrive', async () => {
    const account = await server.newAccount();
    await eventOf(account);
    const customer = `cus_test_${account.id.replaceAll('-', '')}`;
    const [truth] = await provider.listSubscriptions(customer);
    await provider.endSubscription(truth?.id ?? '');
    const types = [
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.paid',
      'customer.subscription.deleted',
    ];
    const orders = types.flatMap((_, shift) => {
      const rotated = [...types.slice(shift), ...types.slice(0, shift)];
      return [rotated, [...rotated].reverse()];
    });
    const ends = new Set<string>();
    for (const order of orders) {
      await forget(account);
      for (const type of order) {
        const payload = JSON.stringify({
          id: `evt_${type}`,
          object: 'event',
          type,
          data: { object: { customer } },
        });
        expect((await deliver(payload, sign(payload))).status).toBe(200);
      }
      const {
        updated_at: _at,
        provider_event_at: _seen,
        created_at: _made,
        ...state
      } = await server.store.db
        .selectFrom('subscriptions')
        .selectAll()
        .where('account_id', '=', account.id)
        .executeTakeFirstOrThrow();
      ends.add(JSON.stringify(state));
    }
    expect(orders).toHaveLength(8);
    expect(ends.size).toBe(1);
    expect([...ends][0]).toContain('canceled');
  });

  test("about a stranger's customer is taken and ignored", async () => {
    const payload = JSON.stringify({
      id: 'evt_stranger',
      type: 'invoice.paid',
      data: { object: { customer: 'cus_other' } },
    });
    expect((await deliver(payload, sign(payload))).status).toBe(200);
  });

  test("whose effect fails is completed by the provider's retry", async () => {
    const failing = await startTestServer({ databaseUrl: server.env.databaseUrl ?? '' });
    try {
      const account = await server.newAccount();
      const { payload } = await eventOf(account);
      await forget(account);
      const broken = failing.services.testProvider;
      if (!broken) throw new Error('The built-in provider is not in use.');
      const working = broken.listSubscriptions;
      broken.listSubscriptions = () => Promise.reject(new Error('connection refused'));
      const secret = broken.webhookSecret;
      const at = Math.floor(failing.clock.now().getTime() / 1_000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
      const options = { body: payload, headers: { 'stripe-signature': signature } };
      const first = await failing.call('POST', '/v1/billing/webhook', options);
      expect(first.status).toBe(503);
      expect(await current(account)).toBeNull();
      broken.listSubscriptions = working;
      expect((await failing.call('POST', '/v1/billing/webhook', options)).status).toBe(200);
      expect(await current(account)).toMatchObject({ status: 'trial' });
    } finally {
      await failing.stop();
    }
  });
});

test('without a payment provider, production says that payments are not set up', async () => {
  const production = await startTestServer({
    databaseUrl: server.env.databaseUrl ?? '',
    env: { mode: 'production' },
  });
  try {
    const account = await production.newAccount();
    const answer = await production.call('POST', '/v1/subscriptions/create-checkout-session', {
      body: { tier: 'pro' },
      token: account.token,
    });
    expect(answer).toMatchObject({
      status: 503,
      body: { detail: 'Payments are not set up on this installation.' },
    });
    expect((await production.app.inject('/dev/checkout/cs_test_1')).statusCode).toBe(404);
  } finally {
    await production.stop();
  }
});
