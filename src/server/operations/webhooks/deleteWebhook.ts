import { type Operation, sessionOf } from '../operation';

export const deleteWebhook: Operation<'deleteWebhook'> = async (input) => {
  await input.services.webhooks.remove(sessionOf(input).account.id, input.path.id);
  return undefined;
};
