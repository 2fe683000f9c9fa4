import Stripe from 'stripe';
import { createBadRequestProblem } from '../problem';

/** What the service uses of a provider's event: which customer to read again. */
export interface BillingEvent {
  id: string;
  type: string;
  customerId: string | undefined;
  /** Set for events about a checkout. */
  checkoutId: string | undefined;
}

/** Seconds for which a signature is valid, so that a recorded event can't be replayed later. */
const SIGNATURE_TOLERANCE_S = 300;

function findId(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return typeof value.id === 'string' ? value.id : undefined;
}

/**
 * Checks the signature over the exact bytes and reads the event.
 *
 * @param nowMs milliseconds since 1970
 * @throws {HttpProblem} 400 when the event is unsigned, wrongly signed or too old
 */
export function readSignedEvent(raw: Buffer, signature: string, secret: string, nowMs: number): BillingEvent {
  let event: Stripe.Event;
  try {
    event = Stripe.webhooks.constructEvent(raw, signature, secret, SIGNATURE_TOLERANCE_S, undefined, nowMs);
  } catch {
    throw createBadRequestProblem('The signature does not match the body, or is older than 300 seconds.');
  }
  if (typeof event.id !== 'string' || typeof event.type !== 'string')
    throw createBadRequestProblem('This is not an event.');
  const object: unknown = (event as { data?: { object?: unknown } }).data?.object;
  const fields = (typeof object === 'object' && object !== null ? object : {}) as Record<string, unknown>;
  return {
    id: event.id,
    type: event.type,
    customerId: findId(fields['customer']),
    checkoutId: event.type.startsWith('checkout.session.') ? findId(fields) : undefined,
  };
}
