import { getCaller, type Operation } from '../operation';

export const getPlayer: Operation<'getPlayer'> = (input) =>
  input.services.dashboard.player(getCaller(input).id, input.path.id);
