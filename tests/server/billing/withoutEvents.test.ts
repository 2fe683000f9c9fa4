import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '~/server/clock';
import { startPayments } from './payments';

const { server, provider, subscribe, endPeriod, registerSubscriber, current, loggedIn, checkout, press } =
  await startPayments();
const { listSubscriptions } = provider;
let reads = 0;
let isProviderDown = false;

/** The provider does what it does, and none of its events arrives. */
function loseEvents(): void {
  provider.onEvent(() => Promise.resolve());
}
provider.listSubscriptions = (customerId) => {
  reads += 1;
  return isProviderDown ? Promise.reject(new Error('down')) : listSubscriptions(customerId);
};
beforeEach(async () => {
  isProviderDown = false;
  await server.store.db.deleteFrom('billing_customers').execute();
  await server.store.db.deleteFrom('billing_checkouts').execute();
  provider.onEvent(async (payload, signature) => {
    await server.services.billing.receive(Buffer.from(payload), signature);
  });
});

const fetchOverviewStatus = async (account: Parameters<typeof loggedIn>[0]) => {
  const { token } = await loggedIn(account);
  return (await server.request('GET', '/api/dashboard/overview', { token })).status;
};

describe('without any event of the provider', () => {
  test("access ends at the period's end plus the grace, even while the provider is down", async () => {
    const account = await registerSubscriber();
    loseEvents();
    isProviderDown = true;
    server.clock.advance(7 * DAY_MS + server.env.billingGraceDays * DAY_MS - HOUR_MS);
    await server.services.billing.endLapsed();
    expect(await fetchOverviewStatus(account)).toBe(200);
    server.clock.advance(2 * HOUR_MS);
    await server.services.billing.endLapsed();
    expect(await fetchOverviewStatus(account)).toBe(403);
    expect(await current(await loggedIn(account))).toMatchObject({ status: 'suspended' });
  });

  test('a canceled subscription ends as canceled', async () => {
    const account = await registerSubscriber();
    await server.request('POST', '/v1/subscriptions/cancel', { token: account.token });
    loseEvents();
    server.clock.advance(7 * DAY_MS + server.env.billingGraceDays * DAY_MS);
    await server.services.billing.endLapsed();
    expect(await current(await loggedIn(account))).toMatchObject({ status: 'canceled' });
  });

  test('a renewal is found by the hourly check, before access ends', async () => {
    const account = await registerSubscriber();
    loseEvents();
    await endPeriod(7);
    await server.services.billing.reconcile();
    const renewed = await current(await loggedIn(account));
    expect(renewed?.status).toBe('active');
    expect(Date.parse(renewed?.current_period_end ?? '')).toBeGreaterThan(server.clock.now().getTime());
  });

  test('a completed checkout is found by the hourly check', async () => {
    const account = await server.register();
    loseEvents();
    const { statusCode } = await press(await checkout(account, 'pro'), 'accepted');
    expect(statusCode).toBe(303);
    expect(await current(account)).toBeNull();
    await server.services.billing.reconcile();
    expect(await current(account)).toMatchObject({ tier: 'pro', status: 'trial' });
  });

  test('a subscription that ended long before its period is found within a week', async () => {
    const account = await registerSubscriber();
    server.clock.advance(8 * DAY_MS);
    await provider.advance();
    loseEvents();
    const [subscription] = await listSubscriptions(`cus_test_${account.id.replaceAll('-', '')}`);
    await provider.endSubscription(subscription?.id ?? '');
    server.clock.advance(6 * DAY_MS);
    await server.services.billing.reconcile();
    expect(await current(await loggedIn(account))).toMatchObject({ status: 'active' });
    server.clock.advance(2 * DAY_MS);
    await server.services.billing.reconcile();
    expect(await current(await loggedIn(account))).toMatchObject({ status: 'canceled' });
  });

  test('the check reads each customer once an hour, and stops when the provider is down', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => server.register()));
    for (const account of accounts) await subscribe(account, 'starter');
    loseEvents();
    server.clock.advance(7 * DAY_MS + HOUR_MS);
    reads = 0;
    await Promise.all([server.services.billing.reconcile(), server.services.billing.reconcile()]);
    await server.services.billing.reconcile();
    expect(reads).toBe(6);

    server.clock.advance(HOUR_MS);
    isProviderDown = true;
    reads = 0;
    await server.services.billing.reconcile();
    expect(reads).toBe(3);
    expect(server.backgroundErrors.splice(0).map(String)).toEqual(
      Array.from(
        { length: 3 },
        () => expect.stringContaining('The payment provider does not answer') as string,
      ),
    );
  });
});

describe('a late payment', () => {
  test('warns for seven days, then ends access', async () => {
    const account = await registerSubscriber('growth', 'declined_later');
    await endPeriod(7);
    const due = new Date(server.clock.now().getTime() + 7 * DAY_MS).toISOString();
    expect(await current(await loggedIn(account))).toMatchObject({ status: 'active', payment_due_by: due });
    expect(await fetchOverviewStatus(account)).toBe(200);

    server.clock.advance(6 * DAY_MS);
    await server.services.billing.reconcile();
    await server.services.billing.endLapsed();
    expect(await current(await loggedIn(account))).toMatchObject({ status: 'active', payment_due_by: due });

    loseEvents();
    server.clock.advance(DAY_MS);
    await server.services.billing.reconcile();
    await server.services.billing.endLapsed();
    expect(await fetchOverviewStatus(account)).toBe(403);
    expect(await current(await loggedIn(account))).toMatchObject({
      status: 'suspended',
      payment_due_by: null,
    });
  });

  test('is mailed when it becomes late and the day before access ends, each once', async () => {
    const account = await registerSubscriber('growth', 'declined_later');
    const mails = async () => {
      await server.settle();
      return server.mails.filter(
        ({ to, text }) => to === account.email && text.includes('Moderation stops on'),
      );
    };
    await endPeriod(7);
    await server.services.billing.reconcile();
    const [first, ...others] = await mails();
    expect(others).toEqual([]);
    expect(first?.subject).toBe('Your last payment for Torchward failed');
    expect(first?.text).toContain('/subscribe');

    const check = async () => {
      await Promise.all([server.services.billing.endLapsed(), server.services.billing.endLapsed()]);
      await server.services.billing.reconcile();
      await server.services.billing.endLapsed();
      return mails();
    };
    server.clock.advance(6 * DAY_MS - HOUR_MS);
    expect(await check()).toHaveLength(1);
    server.clock.advance(HOUR_MS);
    const [, reminder, ...more] = await check();
    expect(more).toEqual([]);
    const [, moment] = /^Torchward stops moderating on (\d.+ UTC)$/.exec(reminder?.subject ?? '') ?? [];
    expect(reminder?.text).toContain(`Moderation stops on ${moment} unless`);
    server.clock.advance(2 * DAY_MS);
    expect(await check()).toHaveLength(2);
  });

  test('that arrives in time ends the warning; a new checkout of the same plan is open meanwhile', async () => {
    const account = await registerSubscriber('growth', 'declined_later');
    await endPeriod(7);
    await subscribe(await loggedIn(account), 'growth');
    expect(await current(await loggedIn(account))).toMatchObject({ status: 'active', payment_due_by: null });
    const all = await listSubscriptions(`cus_test_${account.id.replaceAll('-', '')}`);
    expect(all.filter(({ status }) => status === 'active')).toHaveLength(1);
  });
});
