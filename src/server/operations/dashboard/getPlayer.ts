import { callerOf, type Operation } from '../operation';

export const getPlayer: Operation<'getPlayer'> = (input) =>
  input.services.dashboard.player(callerOf(input).id, input.path.id);
