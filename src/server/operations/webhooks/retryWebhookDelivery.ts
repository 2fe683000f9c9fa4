import { type Operation, getLoginSession } from '../operation';

export const retryWebhookDelivery: Operation<'retryWebhookDelivery'> = ({ path, ...input }) =>
  input.services.webhooks.retry(getLoginSession(input).account, path.id, path.delivery_id);
