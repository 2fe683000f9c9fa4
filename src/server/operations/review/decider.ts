import type { Decider } from '../../services/reviews/decide';
import { callerOf, type Principal } from '../operation';

/** The reviewer of a decision: the account, and the credential of the call. */
export function deciderOf(input: { principal: Principal }): Decider {
  const { id } = callerOf(input);
  const { principal } = input;
  return {
    accountId: id,
    actor: principal.kind === 'key' ? `key:${principal.holder.keyId}` : `account:${id}`,
  };
}
