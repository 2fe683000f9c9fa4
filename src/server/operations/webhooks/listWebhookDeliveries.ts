import { type Operation, getLoginSession } from '../operation';

export const listWebhookDeliveries: Operation<'listWebhookDeliveries'> = (input) =>
  input.services.webhooks.deliveries(getLoginSession(input).account.id, input.path.id);
