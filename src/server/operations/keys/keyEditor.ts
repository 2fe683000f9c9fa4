import type { KeyEditor } from '../../services/keys/manage';
import { actorOf, callerOf, type Principal } from '../operation';

/** The caller that changes keys: the account, the credential of the call, and what it may give to a key. */
export function keyEditorOf(input: { principal: Principal }): KeyEditor {
  const { principal } = input;
  return {
    accountId: callerOf(input).id,
    actor: actorOf(input),
    ...(principal.kind === 'key' && { scopes: principal.holder.scopes }),
  };
}
