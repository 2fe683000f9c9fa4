import { type Operation, sessionOf } from '../operation';

export const testWebhook: Operation<'testWebhook'> = (input) =>
  input.services.webhooks.test(sessionOf(input).account, input.path.id);
