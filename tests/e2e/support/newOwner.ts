import type { Tier } from '../../../src/contract/api.gen';
import { callForJson } from '../../support/callServer';
import { waitForMailedLink } from './mail';
import type { DemoServer } from '../../support/server';

/** An owner made through the API, verified and subscribed, with nothing in the account. */
export interface NewOwner {
  email: string;
  password: string;
  token: string;
}

const PASSWORD = 'Torchlight7';

/**
 * Registers, verifies by the mailed link and pays at the test checkout. The server has to know its own address, so
 * start it on a port of your choice.
 */
export async function createOwner(
  server: DemoServer,
  email: string,
  tier: Tier = 'growth',
): Promise<NewOwner> {
  const account = { email, password: PASSWORD };
  const { access_token: token } = await callForJson<{ access_token: string }>(
    `${server.url}/v1/auth/register`,
    { body: account },
  );
  const link = await waitForMailedLink(server, email, '/verify-email');
  const verification = new URL(link, server.url).searchParams.get('token');
  await callForJson(`${server.url}/v1/auth/verify-email`, { body: { token: verification } });
  await subscribe(server, token, tier);
  return { ...account, token };
}

/** Chooses a plan and pays at the test checkout. */
export async function subscribe(server: DemoServer, token: string, tier: Tier): Promise<void> {
  const checkout = await callForJson<{ checkout_url: string }>(
    `${server.url}/v1/subscriptions/create-checkout-session`,
    { credential: token, body: { tier } },
  );
  const paid = await fetch(`${checkout.checkout_url}/accepted`, {
    method: 'POST',
    redirect: 'manual',
  });
  if (paid.status >= 400) throw new Error(`The checkout answered ${paid.status}: ${await paid.text()}`);
}
