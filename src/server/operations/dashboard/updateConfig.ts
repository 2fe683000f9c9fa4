import { actorOf, callerOf, type Operation } from '../operation';

export const updateConfig: Operation<'updateConfig'> = (input) =>
  input.services.settings.replace(callerOf(input), input.body, actorOf(input));
