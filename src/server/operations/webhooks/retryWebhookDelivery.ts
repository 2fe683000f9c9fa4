import { type Operation, sessionOf } from '../operation';

export const retryWebhookDelivery: Operation<'retryWebhookDelivery'> = ({ path, ...input }) =>
  input.services.webhooks.retry(sessionOf(input).account, path.id, path.delivery_id);
