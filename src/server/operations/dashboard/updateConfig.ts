import { getActor, getCaller, type Operation } from '../operation';

export const updateConfig: Operation<'updateConfig'> = (input) =>
  input.services.settings.replace(getCaller(input), input.body, getActor(input));
