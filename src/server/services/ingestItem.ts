import type { MessageEventData, WebhookEvent } from '~/contract/api.gen';
import type { JobPayloads } from '../jobs/queue';
import type { StorableMessage, QueuedWebhookEvent } from '../store/repositories/ingest';
import { computeSimilarKey } from './computeSimilarKey';

/** A message with its verdict, before the store's own columns are added. */
export type JudgedMessage = Omit<StorableMessage, 'similarKey' | 'webhookEvents'>;

/** Creates the events that a verdict causes: `message.actioned` for an action, `review.pending` for a review item. */
function createWebhookEvents({
  id,
  createdAt,
  context,
  request,
  verdict,
}: JudgedMessage): QueuedWebhookEvent[] {
  const events: WebhookEvent[] = [];
  if (verdict.final_action !== 'none') events.push('message.actioned');
  if (verdict.needs_review) events.push('review.pending');
  if (events.length === 0) return [];
  const data = {
    id,
    message_id: request.message_id ?? null,
    server: request.server ?? null,
    player_uuid: request.player_uuid.toLowerCase(),
    player_name: request.player_name,
    message: request.message,
    final_action: verdict.final_action,
    recommended_action: verdict.recommended_action,
    category: verdict.category,
    severity: verdict.severity,
    confidence: verdict.confidence,
    reasoning: verdict.reasoning,
    rule: verdict.rule,
    decided_by: verdict.decided_by,
  } satisfies Required<MessageEventData>;
  const [accountId, at] = [context.account.id, createdAt.toISOString()];
  return events.map((event) => ({
    kind: 'webhook.deliver',
    event,
    payload: { accountId, event, at, data } satisfies Omit<JobPayloads['webhook.deliver'], 'webhookId'>,
  }));
}

/** Adds to a judged message the columns and events that the store needs. */
export function toStorableMessage(message: JudgedMessage): StorableMessage {
  return {
    ...message,
    similarKey: message.verdict.needs_review ? computeSimilarKey(message.request.message) : '',
    webhookEvents: createWebhookEvents(message),
  };
}
