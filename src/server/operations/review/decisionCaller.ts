import type { DecisionCaller } from '../../services/reviews/decide';
import { getActor, getCaller, type Principal } from '../operation';

/** Returns the account and the actor of a decision: the member or the key that calls. */
export function toDecisionCaller(input: { principal: Principal }): DecisionCaller {
  return { accountId: getCaller(input).id, actor: getActor(input) };
}
