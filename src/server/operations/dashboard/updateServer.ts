import { getActor, getCaller, type Operation } from '../operation';

export const updateServer: Operation<'updateServer'> = (input) =>
  input.services.servers.update(getCaller(input).id, input.path.id, input.body, getActor(input));
