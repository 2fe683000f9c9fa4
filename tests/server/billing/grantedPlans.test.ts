import { expect, test, vi } from 'vitest';
import type { Subscription } from '~/contract/api.gen';
import type { ProviderSubscription } from '~/server/billing/provider';
import { DAY_MS, SECOND_MS } from '~/server/clock';
import { deleteExpired } from '~/server/maintenance';
import { upsertCustomer } from '~/server/store/repositories/billing';
import { findSubscription, updateSubscription } from '~/server/store/repositories/subscriptions';
import type { TestOwner } from '../../support/server';
import { describeOnBothStores } from '../../support/stores';

const paths = {
  checkout: { method: 'POST', url: '/v1/subscriptions/create-checkout-session', payload: { tier: 'pro' } },
  cancel: { method: 'POST', url: '/v1/subscriptions/cancel' },
  reactivate: { method: 'POST', url: '/v1/subscriptions/reactivate' },
  servers: { method: 'PUT', url: '/v1/subscriptions/extra-servers', payload: { extra_servers: 1 } },
} as const;

describeOnBothStores(
  'an installation that takes no payments',
  (server) => {
    const current = (token: string) => server().read<Subscription | null>(token, '/v1/subscriptions/current');

    test("gives a new account its plan with all the plan's features", async () => {
      const { token } = await server().register();
      expect(await current(token)).toMatchObject({
        tier: 'growth',
        status: 'active',
        message_limit: 30_000,
        max_servers: 5,
        customer_id: null,
        takes_payments: false,
      });
      const usage = await server().get(token, '/v1/subscriptions/usage');
      expect(usage.statusCode).toBe(200);
      const overview = await server().get(token, '/api/dashboard/overview');
      expect(overview.statusCode).toBe(200);
    });

    test('gives it to accounts that had none, another or a canceled one, with the calendar month', async () => {
      const owners = [
        await server().createOwner({ subscription: null }),
        await server().createOwner({ subscription: 'canceled' }),
        await server().createOwner(),
      ];
      await server().services.billing.granted.settle();
      const now = server().clock.now();
      const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
      for (const { token } of owners) {
        expect(await current(token)).toMatchObject({
          tier: 'growth',
          status: 'active',
          current_period_start: new Date(Date.UTC(year, month, 1)).toISOString(),
          current_period_end: new Date(Date.UTC(year, month + 1, 1)).toISOString(),
        });
      }
    });

    test('keeps, unseen, the messages that a larger plan kept, and deletes them in its time', async () => {
      const { store, clock, services } = server();
      const owner = await server().createOwner({ tier: 'pro' });
      const sent = await server().moderate(owner.liveKey);
      expect(sent.statusCode, sent.body).toBe(200);
      const countMessages = async () =>
        (await store.db.selectFrom('messages').select('id').where('account_id', '=', owner.id).execute())
          .length;
      const expire = (days: number) =>
        deleteExpired({
          store,
          now: new Date(clock.now().getTime() + days * DAY_MS),
          onError: (error) => {
            throw error;
          },
        });
      clock.advance(SECOND_MS);
      await services.billing.granted.settle();
      expect(await current(owner.token)).toMatchObject({
        tier: 'growth',
        hidden_messages_until: new Date(clock.now().getTime() + 90 * DAY_MS).toISOString(),
      });
      await expire(80);
      expect(await countMessages()).toBe(1);
      await expire(91);
      expect(await countMessages()).toBe(0);
    });

    test('begins a new period with the new month', async () => {
      const owner = await server().createOwner({ subscription: null });
      await server().services.billing.granted.settle();
      const before = await current(owner.token);
      server().clock.advance(Date.parse(before?.current_period_end ?? '') - server().clock.now().getTime());
      await server().services.billing.granted.settle();
      const { access_token } = await server().services.sessions.open(owner.id);
      expect(await current(access_token)).toMatchObject({
        status: 'active',
        current_period_start: before?.current_period_end,
      });
    });

    test.each(Object.entries(paths))('answers %s with a sentence and changes nothing', async (_, request) => {
      const { id } = await server().createOwner({ subscription: null });
      await server().services.billing.granted.settle();
      const { access_token } = await server().services.sessions.open(id);
      const before = await current(access_token);
      const answer = await server().call(access_token, request);
      expect(answer.statusCode).toBe(409);
      expect(answer.json<{ detail: string }>().detail).toBe(
        'This installation takes no payments: every account has the Growth plan.',
      );
      expect(await current(access_token)).toEqual(before);
    });
  },
  { env: { billing: 'none', billingPlan: 'growth' } },
);

describeOnBothStores('an installation that takes payments again', (server) => {
  test('ends the plans that it granted, and no others', async () => {
    const [granted, paid] = [await server().createOwner(), await server().createOwner()];
    await server()
      .store.db.updateTable('subscriptions')
      .set({ provider: 'none', current_period_end: new Date(server().clock.now().getTime() + DAY_MS) })
      .where('account_id', '=', granted.id)
      .execute();
    await server().services.billing.granted.settle();
    const overview = ({ token }: { token: string }) => server().get(token, '/api/dashboard/overview');
    expect((await overview(granted)).statusCode).toBe(403);
    expect((await overview(paid)).statusCode).toBe(200);
  });
});

const reported: unknown[] = [];

describeOnBothStores(
  'customers of an installation that takes payments again',
  (server) => {
    test('each keep the granted plan until the provider answers what they subscribe to', async () => {
      const { store, clock, services } = server();
      const provider = services.testProvider;
      if (!provider) throw new Error('The built-in provider is not in use.');
      const owners = [
        await server().createOwner(),
        await server().createOwner(),
        await server().createOwner(),
      ];
      const [unanswered, , former] = owners as [TestOwner, TestOwner, TestOwner];
      const now = clock.now();
      for (const { id } of owners) {
        await updateSubscription(store.db, id, { provider: 'none', tier: 'starter' });
        await upsertCustomer(
          store.db,
          { accountId: id, provider: 'test', customerId: `customer of ${id}` },
          now,
        );
      }
      const paidBy = (customer: string): ProviderSubscription => ({
        id: `subscription of ${customer}`,
        tier: 'growth',
        status: 'active',
        pastDue: false,
        createdAt: now,
        periodStart: now,
        periodEnd: new Date(now.getTime() + 30 * DAY_MS),
        trialEndsAt: null,
        cancelAtPeriodEnd: false,
        extraServers: 0,
      });
      let answersAll = false;
      const list = vi.spyOn(provider, 'listSubscriptions').mockImplementation((customer) => {
        if (!answersAll && customer.endsWith(unanswered.id)) return Promise.reject(new Error('No answer.'));
        return Promise.resolve(customer.endsWith(former.id) ? [] : [paidBy(customer)]);
      });
      const plans = async () =>
        Promise.all(
          owners.map(async ({ id }) => {
            const row = await findSubscription(store.db, id);
            return `${row?.provider} ${row?.tier} ${row?.status}`;
          }),
        );

      await services.billing.granted.settle();
      await expect
        .poll(plans)
        .toEqual(['none starter active', 'test growth active', 'none starter canceled']);
      expect(reported.splice(0)).toHaveLength(1);
      answersAll = true;
      await services.billing.granted.settle();
      await expect.poll(plans).toEqual(['test growth active', 'test growth active', 'none starter canceled']);
      list.mockRestore();
    });
  },
  { services: { onBackgroundError: (error) => reported.push(error) } },
);
