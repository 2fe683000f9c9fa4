import { getCaller, type Operation } from '../operation';

export const getPlayer: Operation<'getPlayer'> = (input) =>
  input.services.players.get(getCaller(input).id, input.path.id);
