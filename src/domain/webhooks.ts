import type { Webhook, WebhookDelivery, WebhookEvent } from '~/contract/api.gen';
import { webhookEventValues } from '~/contract/enums.gen';
import { toToneAndLabel, type Labelled } from './labelled';

/** Shown when the server refuses a new webhook and gives no reason. */
export const CREATE_WEBHOOK_FAILED = 'The webhook was not added. Please try again.';

/** Reads the host of a webhook's address, for a sentence; the whole text when it is no address. */
export function readWebhookHost(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

const EVENTS: Readonly<Record<WebhookEvent, { label: string; description: string }>> = {
  'message.actioned': {
    label: 'Action taken',
    description: 'A verdict told the server to warn, mute, kick or ban.',
  },
  'review.pending': { label: 'Review needed', description: 'A message waits in the review queue.' },
  'review.decided': { label: 'Review decided', description: 'A reviewer approved, customized or rejected.' },
};

/** The events that an owner can subscribe a webhook to, in the contract's order. */
export const WEBHOOK_EVENT_CHOICES = webhookEventValues.map((value) => ({ value, ...EVENTS[value] }));

/** Formats the label of an event. The test button alone sends `webhook.test`; unknown events keep their name. */
export function formatWebhookEvent(event: string): string {
  if (event === 'webhook.test') return 'Test event';
  return Object.hasOwn(EVENTS, event) ? EVENTS[event as WebhookEvent].label : event;
}

const DELIVERY_STATUSES: Readonly<Record<WebhookDelivery['status'], Labelled>> = {
  delivered: { tone: 'positive', label: 'Delivered' },
  retrying: { tone: 'caution', label: 'Will be retried' },
  failed: { tone: 'critical', label: 'Given up' },
};

/** Tone and label of a delivery's status. */
export function describeDelivery(status: string): Labelled {
  return toToneAndLabel(DELIVERY_STATUSES, status);
}

/** Whether an owner can retry a delivery now. For a test event the owner sends a new test instead. */
export function canRetryDelivery({ event, status }: Pick<WebhookDelivery, 'event' | 'status'>): boolean {
  return event !== 'webhook.test' && (status === 'retrying' || status === 'failed');
}

/** Tone and label of a webhook: active or paused. */
export function describeWebhookState(isEnabled: boolean): Labelled {
  return isEnabled ? { tone: 'positive', label: 'Active' } : { tone: 'neutral', label: 'Paused' };
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the error of a webhook's address, or null. Allows plain http for the developer's own machine; the server
 * checks the host behind the address.
 */
export function validateWebhookUrl(text: string): string | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null) return 'Enter a whole address, such as https://example.com/torchward';
  if (url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname))) {
    return null;
  }
  return 'The address must begin with https://';
}

const PAUSE_CAUSES: Readonly<Record<NonNullable<Webhook['paused_reason']>, string>> = {
  failing: 'Every event failed for a day.',
  gone: 'The receiver answered 410, which asks for no further events.',
};

/** Why the service paused a webhook and what to do; undefined for an active one and one that its owner paused. */
export function describePause({
  enabled,
  paused_reason: reason,
}: Pick<Webhook, 'enabled' | 'paused_reason'>): string | undefined {
  if (enabled || !reason) return undefined;
  const cause = Object.hasOwn(PAUSE_CAUSES, reason) ? PAUSE_CAUSES[reason] : 'The receiver took no events.';
  return `${cause} Repair the receiver, send a test, then resume.`;
}
