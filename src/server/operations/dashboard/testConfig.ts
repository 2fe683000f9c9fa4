import { getCaller, type Operation } from '../operation';

export const testConfig: Operation<'testConfig'> = async (input) => {
  const { services, body } = input;
  const account = getCaller(input);
  const config = await services.servers.resolve(account.id, body.config, body.server);
  const lists = await services.lists.read(account.id);
  return services.moderation.tryOut(account, body.message, config, lists(body.server));
};
