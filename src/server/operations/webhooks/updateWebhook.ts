import { type Operation, sessionOf } from '../operation';

export const updateWebhook: Operation<'updateWebhook'> = (input) =>
  input.services.webhooks.update(sessionOf(input).account, input.path.id, input.body);
