import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Creates a signing secret of 256 random bits, in the form of the Standard Webhooks scheme. */
export function createWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * Creates the headers that prove who sent a body and when, by the Standard Webhooks scheme: HMAC-SHA-256 over id, time
 * and body.
 *
 * @param id the same for every attempt, so that a receiver recognises a repetition
 * @param at seconds since 1970
 */
export function createSignatureHeaders(
  secret: string,
  id: string,
  at: number,
  body: string,
): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` };
}
