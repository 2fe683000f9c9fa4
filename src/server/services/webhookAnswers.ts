import type { Webhook, WebhookDelivery } from '~/contract/api.gen';
import type { DeliveryRow, WebhookRow } from '../store/repositories/webhooks';

export function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    enabled: row.enabled,
    paused_reason: row.paused_reason,
    created_at: row.created_at.toISOString(),
  };
}

export function toWebhookDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    event: row.event,
    status: row.status,
    attempts: row.attempts,
    response_status: row.response_status,
    duration_ms: row.duration_ms,
    fault: row.fault,
    created_at: row.created_at.toISOString(),
    attempted_at: row.attempted_at.toISOString(),
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  };
}

/** Returns a webhook as the audit log keeps it, without its secret. */
export const toAuditedWebhook = ({ url, description, events, enabled, paused_reason }: WebhookRow) => ({
  url,
  description,
  events,
  enabled,
  paused_reason,
});
