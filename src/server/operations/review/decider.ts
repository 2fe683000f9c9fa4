import type { Decider } from '../../services/reviews/decide';
import { getActor, getCaller, type Principal } from '../operation';

/** Returns the reviewer of a decision: the account, and the member or key that calls. */
export function toDecider(input: { principal: Principal }): Decider {
  return { accountId: getCaller(input).id, actor: getActor(input) };
}
