import type { Actor } from '~/contract/api.gen';

/** Returns the member of an account as an actor: an account has one login. */
export function toMember({ id, email }: { id: string; email: string }): Actor {
  return { type: 'member', id, name: email };
}

/** Formats the credential of an actor, as the audit log names it: `account:<id>` or `key:<id>`. */
export function formatCredential({ type, id }: Actor): string {
  return type === 'key' ? `key:${id}` : `account:${id}`;
}

/** Formats an actor for people: an e-mail address, or "plugin (sk_live_AbCd)". */
export function formatActorName({ name, key_prefix: prefix }: Actor): string {
  return prefix === undefined ? name : `${name} (${prefix})`;
}

export function isSameActor(a: Actor, b: Actor): boolean {
  return a.type === b.type && a.id === b.id;
}
