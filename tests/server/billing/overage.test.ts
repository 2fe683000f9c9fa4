import { expect, onTestFinished, test } from 'vitest';
import { CustomerRefusedError } from '~/server/billing/provider';
import { DAY_MS } from '~/server/clock';
import { updateSubscription } from '~/server/store/repositories/subscriptions';
import { ensurePartitions } from '~/server/store/partitions';
import type { TestAccount } from '../../support/server';
import { startPayments } from './payments';

/** US cents for a thousand messages over the limit. */
const PRICE_CENTS = 50_000;
const { server, provider, subscribe, endPeriod, registerSubscriber, current, loggedIn, post, listChanges } =
  await startPayments({
    overageCentsPer1000: PRICE_CENTS,
  });
await ensurePartitions(
  server.store.db,
  server.clock.now(),
  new Date(server.clock.now().getTime() + 300 * DAY_MS),
);

const bill = () => server.services.billing.invoiceOverage();
const readInvoices = ({ id }: TestAccount) =>
  server.store.db
    .selectFrom('test_provider_invoices')
    .selectAll()
    .where('customer_id', '=', `cus_test_${id.replaceAll('-', '')}`)
    .execute();

/** Sends messages under a limit of one. */
async function send(account: TestAccount, count: number): Promise<void> {
  const { token } = await loggedIn(account);
  await updateSubscription(server.store.db, account.id, { message_limit: 1 });
  const key = await server.request('POST', '/v1/account/keys', {
    body: { name: 'plugin', prefix: 'sk_live' },
    token,
  });
  const player = { player_name: 'Alex', player_uuid: '8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55' };
  const answer = await server.request('POST', '/v1/moderate/batch', {
    body: { messages: Array.from({ length: count }, (_, n) => ({ message: `gg ${n}`, ...player })) },
    token: String(key.body['api_key']),
  });
  expect(answer.status).toBe(200);
}

test("a closed period's overage is invoiced once, at the price that the period began with; a trial's is not", async () => {
  const account = await registerSubscriber();
  await send(account, 5);
  expect(await current(await loggedIn(account))).toMatchObject({
    overage_messages: 4,
    overage_charge: 0,
    overage_price_per_1000: 0,
  });
  await endPeriod(7);
  await bill();
  expect(await readInvoices(account)).toEqual([]);

  await send(account, 4);
  expect(await current(await loggedIn(account))).toMatchObject({
    overage_messages: 3,
    overage_charge: 1.5,
    overage_price_per_1000: 500,
  });
  await bill();
  expect(await readInvoices(account)).toEqual([]);
  await endPeriod(31);
  await Promise.all([bill(), bill()]);
  await bill();
  expect(await readInvoices(account)).toMatchObject([
    { cents: 150, description: expect.stringMatching(/^3 messages over the limit, 2026-/) as string },
  ]);
  expect(await listChanges(account, 'subscription.overage_invoiced')).toMatchObject([
    { detail: { messages: 3, cents: 150 } },
  ]);
});

test('the last period of a subscription that ends is invoiced too', async () => {
  const account = await registerSubscriber();
  await endPeriod(7);
  await send(account, 3);
  await post(await loggedIn(account), '/v1/subscriptions/cancel');
  await bill();
  expect(await readInvoices(account)).toEqual([]);
  await endPeriod(31);
  expect(await current(await loggedIn(account))).toMatchObject({ status: 'canceled' });
  // The read of the provider has put the plan's limit back.
  await updateSubscription(server.store.db, account.id, { message_limit: 1 });
  await bill();
  await bill();
  expect(await readInvoices(account)).toMatchObject([{ cents: 100 }]);
});

test('an invoice that the provider refused follows with a later run', async () => {
  const account = await registerSubscriber();
  await endPeriod(7);
  await send(account, 2);
  await endPeriod(31);
  const { invoiceOverage } = provider;
  provider.invoiceOverage = () => Promise.reject(new Error('down'));
  await bill();
  provider.invoiceOverage = invoiceOverage;
  expect(server.backgroundErrors.splice(0).map(String)).toEqual([
    expect.stringContaining('The payment provider does not answer') as string,
  ]);
  await bill();
  expect(await readInvoices(account)).toMatchObject([{ cents: 50 }]);
});

test('three invoices that always fail keep no other from being made', async () => {
  const accounts = await Promise.all(Array.from({ length: 5 }, () => server.register()));
  for (const account of accounts) await subscribe(account, 'growth');
  await endPeriod(7);
  for (const account of accounts) await send(account, 2);
  await endPeriod(31);
  const inOrder = accounts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const refused = new Set(inOrder.slice(0, 3).map(({ id }) => `cus_test_${id.replaceAll('-', '')}`));
  const { invoiceOverage } = provider;
  const failWith = (failure: Error) => {
    provider.invoiceOverage = async (invoice) => {
      if (refused.has(invoice.customerId)) throw failure;
      await invoiceOverage(invoice);
    };
  };
  const countInvoices = async () => (await Promise.all(accounts.map(readInvoices))).flat().length;
  onTestFinished(() => {
    provider.invoiceOverage = invoiceOverage;
  });

  failWith(new Error('no answer'));
  await bill();
  expect(await countInvoices(), 'a provider that fails three times is left alone').toBe(0);
  await bill();
  expect(await countInvoices(), 'the next run begins with those that were not tried').toBe(2);
  server.backgroundErrors.length = 0;
});

test('an invoice that the provider refuses for its customer says nothing about the others', async () => {
  const accounts = await Promise.all(Array.from({ length: 4 }, () => server.register()));
  for (const account of accounts) await subscribe(account, 'growth');
  await endPeriod(7);
  for (const account of accounts) await send(account, 2);
  await endPeriod(31);
  const { invoiceOverage } = provider;
  let refusals = 0;
  provider.invoiceOverage = async (invoice) => {
    refusals += 1;
    if (refusals <= 3) throw new CustomerRefusedError('No such customer.');
    await invoiceOverage(invoice);
  };
  await bill();
  provider.invoiceOverage = invoiceOverage;
  const made = (await Promise.all(accounts.map(readInvoices))).flat();
  expect(made).toHaveLength(1);
  server.backgroundErrors.length = 0;
});
