import { describe, expect, test } from 'vitest';
import { SECOND_MS } from '~/server/clock';
import { createTestClock, FIXED_START, startTestServer, type TestAccount } from '../../support/server';
import { signEvent, startPayments } from './payments';

const { server, provider, sent, deliver, subscribe, current, listChanges } = await startPayments();

describe('an event of the provider', () => {
  async function subscribeForEvent(account: TestAccount) {
    const before = sent.length;
    await subscribe(account, 'growth');
    const event = sent[before];
    if (!event) throw new Error('The provider sent nothing.');
    return event;
  }
  /** Restores the state before any event of the subscription. */
  async function forget(account: TestAccount) {
    await server.store.db.deleteFrom('subscriptions').where('account_id', '=', account.id).execute();
    await server.store.db.deleteFrom('audit_events').where('account_id', '=', account.id).execute();
    await server.store.db.deleteFrom('billing_events').execute();
  }
  const sign = (payload: string, secret = provider.webhookSecret, at = server.clock.now()) =>
    signEvent(payload, secret, at);

  test('that is unsigned, wrongly signed, re-serialised or older than 300 seconds changes nothing', async () => {
    const account = await server.register();
    const { payload, signature } = await subscribeForEvent(account);
    await forget(account);
    const old = new Date(server.clock.now().getTime() - 301 * SECOND_MS);
    const answers = [
      await server.request('POST', '/v1/billing/webhook', { body: payload }),
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

  test('twenty times at the same time has one effect and twenty successful answers', async () => {
    const account = await server.register();
    const { payload } = await subscribeForEvent(account);
    await forget(account);
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(payload, sign(payload))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await listChanges(account)).toHaveLength(1);
    expect(await current(account)).toMatchObject({ status: 'trial' });
  });

  test('leads to the same state in whatever order created, updated, paid and deleted arrive', async () => {
    const account = await server.register();
    await subscribeForEvent(account);
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

  test('about a customer of another product is accepted and ignored', async () => {
    const payload = JSON.stringify({
      id: 'evt_stranger',
      type: 'invoice.paid',
      data: { object: { customer: 'cus_other' } },
    });
    expect((await deliver(payload, sign(payload))).status).toBe(200);
  });

  test("whose effect fails is completed by the provider's retry", async () => {
    const failing = await startTestServer({
      databaseUrl: server.env.databaseUrl,
      clock: createTestClock(FIXED_START),
      collectErrors: true,
    });
    try {
      const account = await server.register();
      const { payload } = await subscribeForEvent(account);
      await forget(account);
      const broken = failing.services.testProvider;
      if (!broken) throw new Error('The built-in provider is not in use.');
      const working = broken.listSubscriptions;
      broken.listSubscriptions = () => Promise.reject(new Error('connection refused'));
      const secret = broken.webhookSecret;
      const signature = signEvent(payload, secret, failing.clock.now());
      const options = { body: payload, headers: { 'stripe-signature': signature } };
      const first = await failing.request('POST', '/v1/billing/webhook', options);
      expect(first.status).toBe(503);
      expect(await current(account)).toBeNull();
      broken.listSubscriptions = working;
      expect((await failing.request('POST', '/v1/billing/webhook', options)).status).toBe(200);
      expect(await current(account)).toMatchObject({ status: 'trial' });
    } finally {
      await failing.close();
    }
  });
});
