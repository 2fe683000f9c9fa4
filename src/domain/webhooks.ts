import type { WebhookDelivery, WebhookEvent } from '~/contract/api.gen';
import { webhookEventValues } from '~/contract/enums.gen';
import { toLabelled, type Labelled } from './labelled';

/** Shown when a webhook can't be added and the server gives no words. */
export const CREATE_WEBHOOK_FAILED = 'The webhook was not added. Please try again.';

/** Whom a webhook's address belongs to, for a sentence; the address itself when it can't be read. */
export function webhookHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

const EVENTS: Readonly<Record<WebhookEvent, { label: string; description: string }>> = {
  'message.actioned': {
    label: 'Action taken',
    description: 'A verdict told the server to warn, mute, kick or ban.',
  },
  'review.pending': { label: 'Review needed', description: 'A message waits in the review queue.' },
  'review.decided': { label: 'Review decided', description: 'Somebody approved, customized or rejected.' },
};

/** What an owner can choose to be told of, in the contract's order. */
export const WEBHOOK_EVENT_CHOICES = webhookEventValues.map((value) => ({ value, ...EVENTS[value] }));

/** The words for an event; `webhook.test` is only sent by the test button, and unknown ones keep their name. */
export function webhookEventLabel(event: string): string {
  if (event === 'webhook.test') return 'Test event';
  return Object.hasOwn(EVENTS, event) ? EVENTS[event as WebhookEvent].label : event;
}

const DELIVERY_STATUSES: Readonly<Record<WebhookDelivery['status'], Labelled>> = {
  delivered: { tone: 'positive', label: 'Delivered' },
  retrying: { tone: 'caution', label: 'Will be retried' },
  failed: { tone: 'critical', label: 'Given up' },
};

/** Tone and words of how a delivery stands. */
export function describeDelivery(status: string): Labelled {
  return toLabelled(DELIVERY_STATUSES, status);
}

/** Whether an owner can have a delivery tried again now. A test event is sent anew instead. */
export function canRetryDelivery({ event, status }: Pick<WebhookDelivery, 'event' | 'status'>): boolean {
  return event !== 'webhook.test' && (status === 'retrying' || status === 'failed');
}

/** Whether events are sent to a webhook. */
export function describeWebhookState(isEnabled: boolean): Labelled {
  return isEnabled ? { tone: 'positive', label: 'Active' } : { tone: 'neutral', label: 'Paused' };
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Why no event could be sent to an address, or null. What is behind the address only the server can tell; on a
 * developer's own machine it may allow plain http.
 */
export function validateWebhookUrl(text: string): string | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null) return 'Enter a whole address, such as https://example.com/torchward';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname))) {
    return null;
  }
  return 'The address must begin with https://';
}
