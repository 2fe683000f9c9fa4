import Stripe from 'stripe';
import { afterAll, expect } from 'vitest';
import type { Subscription } from '~/contract/api.gen';
import { DAY_MS, HOUR_MS } from '~/server/clock';
import type { TestProvider } from '~/server/billing/testProvider';
import type { Env } from '~/server/env';
import {
  createTestClock,
  FIXED_START,
  startTestServer,
  type TestAccount,
  type TestServer,
} from '../../support/server';

/** The provider's events, byte for byte. */
export interface SentEvent {
  payload: string;
  signature: string;
}

/** The header with which Stripe, and the built-in provider, sign an event. */
export const signEvent = (payload: string, secret: string, at: Date): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at.getTime() / 1_000),
  });

export const askForCheckout = (server: TestServer, { token }: TestAccount, tier: string) =>
  server.request('POST', '/v1/subscriptions/create-checkout-session', { body: { tier }, token });

/** Starts a server for the file with the built-in payment provider, its events, and the calls that owners make. */
export async function startPayments(env: Partial<Env> = {}) {
  const server: TestServer = await startTestServer({
    store: 'postgres',
    clock: createTestClock(FIXED_START),
    collectErrors: true,
    env,
  });
  afterAll(async () => {
    expect(server.backgroundErrors).toEqual([]);
    await server.close();
  });
  const provider: TestProvider | undefined = server.services.testProvider;
  if (!provider) throw new Error('The built-in provider is not in use.');
  const sent: SentEvent[] = [];
  await server.app.ready();

  const deliver = (payload: string, signature: string) =>
    server.request('POST', '/v1/billing/webhook', {
      body: payload,
      headers: { 'stripe-signature': signature },
    });
  provider.onEvent(async (payload, signature) => {
    sent.push({ payload, signature });
    const answer = await deliver(payload, signature);
    if (answer.status !== 200) throw new Error(`The event was answered ${answer.status}.`);
  });

  /** @returns the path of the checkout page */
  async function checkout(account: TestAccount, tier: string): Promise<string> {
    const answer = await askForCheckout(server, account, tier);
    if (answer.status !== 200)
      throw new Error(`The checkout was answered ${answer.status}: ${JSON.stringify(answer.body)}.`);
    return new URL(String(answer.body['checkout_url'])).pathname;
  }

  /** Presses a button of the checkout page. */
  const press = (path: string, choice: string) =>
    server.post(undefined, `${path}/${choice}`, '', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  async function subscribe(account: TestAccount, tier: string, choice = 'accepted'): Promise<void> {
    const { statusCode } = await press(await checkout(account, tier), choice);
    if (statusCode !== 303) throw new Error(`The checkout page answered ${statusCode}.`);
  }

  async function registerSubscriber(tier = 'growth', choice?: string): Promise<TestAccount> {
    const account = await server.register();
    await subscribe(account, tier, choice);
    return account;
  }

  /** Ends a period of so many days; the first is the trial. */
  const endPeriod = async (days: number): Promise<void> => {
    server.clock.advance(days * DAY_MS + HOUR_MS);
    await provider.advance();
  };

  function current({ token }: TestAccount): Promise<Subscription | null> {
    return server.read<Subscription | null>(token, '/v1/subscriptions/current');
  }

  /** The same account with a token that is valid at the clock's present time. */
  async function loggedIn(account: TestAccount): Promise<TestAccount> {
    const { email, password } = account;
    const answer = await server.request('POST', '/v1/auth/login', { body: { email, password } });
    return { ...account, token: String(answer.body['access_token']) };
  }

  return {
    server,
    provider,
    sent,
    deliver,
    checkout,
    press,
    subscribe,
    registerSubscriber,
    endPeriod,
    current,
    loggedIn,
    post: ({ token }: TestAccount, path: string) => server.request('POST', path, { token }),
    /** The provider's own subscriptions of an account. */
    listSubscriptions: ({ id }: TestAccount) =>
      server.store.db
        .selectFrom('test_provider_subscriptions')
        .selectAll()
        .where('customer_id', '=', `cus_test_${id.replaceAll('-', '')}`)
        .execute(),
    /** What the audit log keeps of an account's subscription. */
    listChanges: ({ id }: TestAccount, kind = 'subscription.changed') =>
      server.store.db
        .selectFrom('audit_events')
        .selectAll()
        .where('account_id', '=', id)
        .where('kind', '=', kind)
        .execute(),
  };
}
