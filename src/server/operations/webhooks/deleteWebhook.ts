import { type Operation, getLoginSession } from '../operation';

export const deleteWebhook: Operation<'deleteWebhook'> = async (input) => {
  await input.services.webhooks.remove(getLoginSession(input).account, input.path.id);
  return undefined;
};
