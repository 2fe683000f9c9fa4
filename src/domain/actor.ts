import type { ReviewOutcome } from '~/contract/api.gen';

type Decided = Pick<ReviewOutcome, 'reviewed_by' | 'actor'>;

/**
 * Names the credential behind a decision: "key plugin (sk_live_AbCd)", or "signed in as owner@survival-one.example".
 * Null where the reviewer typed the address of the login, and where an older server sends no actor.
 */
export function formatDecidingCredential({ reviewed_by: typed, actor }: Decided): string | null {
  if (actor === undefined) return null;
  if (actor.type === 'key') {
    return actor.key_prefix === undefined ? `key ${actor.name}` : `key ${actor.name} (${actor.key_prefix})`;
  }
  return actor.name.toLowerCase() === typed.toLowerCase() ? null : `signed in as ${actor.name}`;
}

/** Names who decided, for a sentence: the reviewer's address, and the key of a program that sent it. */
export function formatDecider({ reviewed_by: typed, actor }: Decided): string {
  const key = actor?.type === 'key' ? formatDecidingCredential({ reviewed_by: typed, actor }) : null;
  return key === null ? typed : `${typed} · ${key}`;
}
