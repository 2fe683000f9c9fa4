import { type Operation, sessionOf } from '../operation';

export const listWebhookDeliveries: Operation<'listWebhookDeliveries'> = (input) =>
  input.services.webhooks.deliveries(sessionOf(input).account.id, input.path.id);
