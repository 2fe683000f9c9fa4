import { toDecisionCaller } from '../review/decisionCaller';
import type { Operation } from '../operation';

export const actOnPlayer: Operation<'actOnPlayer'> = (input) =>
  input.services.decisions.act(toDecisionCaller(input), input.path.id, input.body);
