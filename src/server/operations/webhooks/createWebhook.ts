import { type Operation, sessionOf } from '../operation';

export const createWebhook: Operation<'createWebhook'> = (input) =>
  input.services.webhooks.create(sessionOf(input).account, input.body);
