import { type Operation, getActor, getLoginSession } from '../operation';

export const erasePlayer: Operation<'erasePlayer'> = (input) =>
  input.services.playerErasure.erase(getLoginSession(input).account, getActor(input), input.path.id);
