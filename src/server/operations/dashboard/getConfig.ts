import { callerOf, type Operation } from '../operation';

export const getConfig: Operation<'getConfig'> = async (input) => ({
  config: await input.services.settings.get(callerOf(input).id),
});
