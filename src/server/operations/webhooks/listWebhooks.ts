import { type Operation, sessionOf } from '../operation';

export const listWebhooks: Operation<'listWebhooks'> = (input) =>
  input.services.webhooks.list(sessionOf(input).account.id);
