import { type Operation, getLoginSession } from '../operation';

export const updateWebhook: Operation<'updateWebhook'> = (input) =>
  input.services.webhooks.update(getLoginSession(input).account, input.path.id, input.body);
