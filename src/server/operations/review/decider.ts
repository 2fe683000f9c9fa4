import type { Decider } from '../../services/reviews/decide';
import { callerOf, type Principal } from '../operation';

/** Who decides: the account, and the credential that was used. */
export function deciderOf(input: { principal: Principal }): Decider {
  const { id } = callerOf(input);
  const { principal } = input;
  return {
    accountId: id,
    actor: principal.kind === 'key' ? `key:${principal.holder.keyId}` : `account:${id}`,
  };
}
