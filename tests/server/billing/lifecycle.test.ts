import { describe, expect, test } from 'vitest';
import { DAY_MS } from '~/server/clock';
import { ensurePartitions } from '~/server/store/partitions';
import { updateSubscription } from '~/server/store/repositories/subscriptions';
import { startPayments } from './payments';

const { server, provider, subscribe, endPeriod, registerSubscriber, current, loggedIn, post, listChanges } =
  await startPayments();

describe('cancel and reactivate', () => {
  test('set and clear the end, name no day of another time zone, and may be repeated', async () => {
    const account = await registerSubscriber();
    for (let n = 0; n < 2; n += 1) {
      const answer = await post(account, '/v1/subscriptions/cancel');
      expect(answer.status).toBe(200);
      expect(answer.body['message']).toBe(
        'Your subscription is canceled. Service continues until the end of the billing period.',
      );
      expect(await current(account)).toMatchObject({ cancel_at_period_end: true, status: 'trial' });
    }
    for (let n = 0; n < 2; n += 1) {
      expect((await post(account, '/v1/subscriptions/reactivate')).status).toBe(200);
      expect(await current(account)).toMatchObject({ cancel_at_period_end: false });
    }
  });

  test('are in the audit log with the owner, before and after', async () => {
    const account = await registerSubscriber();
    await post(account, '/v1/subscriptions/cancel');
    const [first] = await listChanges(account);
    expect(first?.detail).toMatchObject({ before: null, after: { tier: 'growth', status: 'trial' } });
    expect(await listChanges(account, 'subscription.cancel')).toMatchObject([
      {
        actor: `account:${account.id}`,
        detail: { before: { cancel_at_period_end: false }, after: { cancel_at_period_end: true } },
      },
    ]);
  });

  test('at the same time end as the provider reports', async () => {
    const account = await registerSubscriber();
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
    const account = await server.register();
    expect((await post(account, '/v1/subscriptions/cancel')).status).toBe(404);
    await subscribe(account, 'growth');
    await post(account, '/v1/subscriptions/cancel');
    server.clock.advance(8 * DAY_MS);
    await provider.advance();
    const later = await loggedIn(account);
    expect(await post(later, '/v1/subscriptions/reactivate')).toMatchObject({
      status: 409,
      body: { detail: 'This subscription has ended. Choose a plan to start again.' },
    });
  });

  test('work for a subscription that was made without a provider', async () => {
    const account = await registerSubscriber();
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

describe('over time', () => {
  test('a trial becomes paid, and periods follow one another', async () => {
    const account = await registerSubscriber();
    const trial = await current(account);
    await endPeriod(7);
    const paid = await current(await loggedIn(account));
    expect(paid).toMatchObject({ status: 'active', current_period_start: trial?.current_period_end });
    server.clock.advance(70 * DAY_MS);
    await provider.advance();
    const later = await current(await loggedIn(account));
    expect(later?.status).toBe('active');
    expect(new Date(later?.current_period_end ?? 0).getTime()).toBeGreaterThan(server.clock.now().getTime());
  });

  test('messages over the limit are moderated, and counted for their own period alone', async () => {
    const account = await registerSubscriber('starter');
    const now = server.clock.now();
    await ensurePartitions(server.store.db, now, new Date(now.getTime() + 60 * DAY_MS));
    const { body } = await server.request('POST', '/v1/account/keys', {
      body: { name: 'plugin', prefix: 'sk_live' },
      token: account.token,
    });
    /** Sends three messages under the given limit. */
    const send = async (limit: number) => {
      await updateSubscription(server.store.db, account.id, { message_limit: limit });
      const player = { player_name: 'Alex', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' };
      const answer = await server.request('POST', '/v1/moderate/batch', {
        body: { messages: ['gg', 'well played', 'see you'].map((message) => ({ message, ...player })) },
        token: String(body['api_key']),
      });
      expect(answer.status).toBe(200);
    };
    const overage = async (owner = account) => (await current(owner))?.overage_messages;

    await send(2);
    expect(await overage()).toBe(1);
    await endPeriod(7);
    const later = await loggedIn(account);
    expect(await overage(later)).toBe(0);
    await send(1);
    expect(await overage(later)).toBe(2);
    const usage = await server.request('GET', '/v1/subscriptions/usage', { token: later.token });
    expect(usage.body).toMatchObject({ messages_processed: 3, message_limit: 1, percentage_used: 300 });
  });

  test('a past period keeps its own end and limit, however long no message follows', async () => {
    const account = await registerSubscriber('starter');
    const trial = await current(account);
    const { body } = await server.request('POST', '/v1/account/keys', {
      body: { name: 'plugin', prefix: 'sk_live' },
      token: account.token,
    });
    await updateSubscription(server.store.db, account.id, { message_limit: 1 });
    const player = { player_name: 'Alex', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' };
    await server.request('POST', '/v1/moderate/batch', {
      body: { messages: ['gg', 'well played', 'see you'].map((message) => ({ message, ...player })) },
      token: String(body['api_key']),
    });
    server.clock.advance(40 * DAY_MS);
    await provider.advance();
    const usage = await server.request('GET', '/api/dashboard/usage', {
      token: (await loggedIn(account)).token,
    });
    expect(usage.body['history']).toEqual([
      expect.objectContaining({
        period_start: trial?.current_period_start,
        period_end: trial?.current_period_end,
        total_requests: 3,
      }),
    ]);
    const [period] = await server.store.db
      .selectFrom('usage_periods')
      .selectAll()
      .where('account_id', '=', account.id)
      .execute();
    expect(period).toMatchObject({ messages: 3, message_limit: 1 });
  });

  test('a payment that the provider gives up suspends, and access ends with the next request', async () => {
    const account = await registerSubscriber('growth', 'declined_later');
    await endPeriod(7);
    server.clock.advance(31 * DAY_MS);
    await provider.advance();
    const later = await loggedIn(account);
    expect(await current(later)).toMatchObject({ status: 'suspended', payment_due_by: null });
    expect((await server.request('GET', '/api/dashboard/overview', { token: later.token })).status).toBe(403);
    expect(await post(later, '/v1/subscriptions/cancel')).toMatchObject({
      status: 409,
      body: {
        detail:
          'This subscription is suspended, because a payment is missing. It continues once that is paid.',
      },
    });
  });
});
