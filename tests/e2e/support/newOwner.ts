import type { Tier } from '../../../src/contract/api.gen';
import { waitForMailedLink } from './mail';
import type { DemoServer } from '../../support/server';

/** An owner made through the API, verified and subscribed, with nothing in the account. */
export interface NewOwner {
  email: string;
  password: string;
  token: string;
}

const PASSWORD = 'Torchlight7';

async function call(url: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/**
 * Registers, verifies by the mailed link and pays at the test checkout. The server has to know its own address, so
 * start it on a port of your choice.
 */
export async function createOwner(
  server: DemoServer,
  email: string,
  tier: Tier = 'growth',
): Promise<NewOwner> {
  const { access_token } = await call(`${server.url}/v1/auth/register`, { email, password: PASSWORD });
  const token = String(access_token);
  const link = await waitForMailedLink(server, email, '/verify-email');
  const verification = new URL(link, server.url).searchParams.get('token');
  await call(`${server.url}/v1/auth/verify-email`, { token: verification });
  await subscribe(server, token, tier);
  return { email, password: PASSWORD, token };
}

/** Chooses a plan and pays at the test checkout. */
export async function subscribe(server: DemoServer, token: string, tier: Tier): Promise<void> {
  const checkout = await call(`${server.url}/v1/subscriptions/create-checkout-session`, { tier }, token);
  const paid = await fetch(`${String(checkout['checkout_url'])}/accepted`, {
    method: 'POST',
    redirect: 'manual',
  });
  if (paid.status >= 400) throw new Error(`The checkout answered ${paid.status}: ${await paid.text()}`);
}
