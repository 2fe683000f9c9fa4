import type { KeyPrefix, KeyScope } from './api.gen';

/** What each scope of an API key allows, in words. The contract's `security` says which calls need it. */
export const SCOPE_MEANINGS: Readonly<Record<KeyScope, string>> = {
  moderate: "Sends chat, gets verdicts and later decisions. A server's plugin needs no more.",
  'logs:read': 'Reads chat messages, players, statistics and usage.',
  'reviews:write': 'Reads the review queue, decides its items, undoes actions and acts on players.',
  'config:write': 'Reads and changes the configuration.',
  'keys:write': 'Lists, creates, edits and revokes API keys, with no more scopes than its own.',
};

/** What a key may do unless its creator chooses. */
export const DEFAULT_KEY_SCOPES: readonly KeyScope[] = ['moderate'];

/** Whether a key with this prefix can have the scope: a test key touches no live data, so it can only moderate. */
export function canHaveScope(prefix: KeyPrefix, scope: KeyScope): boolean {
  return prefix === 'sk_live' || scope === 'moderate';
}
