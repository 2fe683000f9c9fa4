import { toDecider } from '../review/decider';
import type { Operation } from '../operation';

export const actOnPlayer: Operation<'actOnPlayer'> = (input) =>
  input.services.decisions.act(toDecider(input), input.path.id, input.body);
