import type { KeyEditor } from '../../services/keys/manage';
import { getActor, getCaller, type Principal } from '../operation';

/** Returns the caller that changes keys: the account, the credential of the call, and what it may give to a key. */
export function toKeyEditor(input: { principal: Principal }): KeyEditor {
  const { principal } = input;
  return {
    accountId: getCaller(input).id,
    actor: getActor(input),
    ...(principal.kind === 'key' && { scopes: principal.holder.scopes }),
  };
}
