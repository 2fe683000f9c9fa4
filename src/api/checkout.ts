import type { CheckoutRequest } from '../contract/api.gen';
import { api, unwrapObject } from './client';
import { ApiError } from './errors';
import { useApiMutation } from './useApiMutation';
import './screenAnswers';

/**
 * Returns the checkout page's address if the browser may be sent there.
 *
 * @param ownOrigin the app's own origin, the only one that may be plain http
 * @returns null for an address that is neither https nor of the own origin
 */
export function toSafeCheckoutUrl(address: unknown, ownOrigin: string): string | null {
  if (typeof address !== 'string') return null;
  try {
    const url = new URL(address, ownOrigin);
    return url.protocol === 'https:' || url.origin === ownOrigin ? url.href : null;
  } catch {
    return null;
  }
}

async function createCheckout(body: CheckoutRequest): Promise<string> {
  const { checkout_url } = await unwrapObject(
    api.POST('/v1/subscriptions/create-checkout-session', { body }),
  );
  const address = toSafeCheckoutUrl(checkout_url, window.location.origin);
  if (address === null) throw new ApiError({ kind: 'malformed' });
  return address;
}

/** Starts checkout for a plan. Answers the address to send the browser to, checked to be https or the own origin. */
export const useCreateCheckout = () => useApiMutation(createCheckout);
