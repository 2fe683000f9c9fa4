import type { Decider } from '../../services/reviews/decide';
import { actorOf, callerOf, type Principal } from '../operation';

/** The reviewer of a decision: the account, and the credential of the call. */
export function deciderOf(input: { principal: Principal }): Decider {
  return { accountId: callerOf(input).id, actor: actorOf(input) };
}
