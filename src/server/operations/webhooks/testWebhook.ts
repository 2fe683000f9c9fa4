import { type Operation, getLoginSession } from '../operation';

export const testWebhook: Operation<'testWebhook'> = (input) =>
  input.services.webhooks.test(getLoginSession(input).account, input.path.id);
