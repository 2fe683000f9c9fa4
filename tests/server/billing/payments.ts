import type { Subscription } from '~/contract/api.gen';
import type { TestProvider } from '~/server/billing/testProvider';
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

/** A server with the built-in payment provider, its events, and the calls that owners make. */
export async function startPayments() {
  const server: TestServer = await startTestServer({
    store: 'postgres',
    clock: createTestClock(FIXED_START),
    collectErrors: true,
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
  async function checkout({ token }: TestAccount, tier: string): Promise<string> {
    const path = '/v1/subscriptions/create-checkout-session';
    const answer = await server.request('POST', path, { body: { tier }, token });
    if (answer.status !== 200)
      throw new Error(`The checkout was answered ${answer.status}: ${JSON.stringify(answer.body)}.`);
    return new URL(String(answer.body['checkout_url'])).pathname;
  }

  /** Presses a button of the checkout page. */
  const press = (path: string, choice: string) =>
    server.app.inject({
      method: 'POST',
      url: `${path}/${choice}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });

  async function subscribe(account: TestAccount, tier: string, choice = 'accepted'): Promise<void> {
    const { statusCode } = await press(await checkout(account, tier), choice);
    if (statusCode !== 303) throw new Error(`The checkout page answered ${statusCode}.`);
  }

  async function current({ token }: TestAccount): Promise<Subscription | null> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.app.inject({ url: '/v1/subscriptions/current', headers });
    return JSON.parse(answer.body) as Subscription | null;
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
    current,
    loggedIn,
    post: ({ token }: TestAccount, path: string) => server.request('POST', path, { token }),
    /** How often the stored subscription has changed. */
    changesOf: ({ id }: TestAccount) =>
      server.store.db
        .selectFrom('audit_events')
        .selectAll()
        .where('account_id', '=', id)
        .where('kind', '=', 'subscription.changed')
        .execute(),
  };
}
