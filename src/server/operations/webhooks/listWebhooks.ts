import { type Operation, getLoginSession } from '../operation';

export const listWebhooks: Operation<'listWebhooks'> = (input) =>
  input.services.webhooks.list(getLoginSession(input).account.id);
