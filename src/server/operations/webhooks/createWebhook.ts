import { type Operation, getLoginSession } from '../operation';

export const createWebhook: Operation<'createWebhook'> = (input) =>
  input.services.webhooks.create(getLoginSession(input).account, input.body);
