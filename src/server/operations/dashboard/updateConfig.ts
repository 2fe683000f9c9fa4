import { actorOf, callerOf, type Operation } from '../operation';

export const updateConfig: Operation<'updateConfig'> = async (input) => ({
  config: await input.services.settings.replace(callerOf(input), input.body, actorOf(input)),
});
