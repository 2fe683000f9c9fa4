import { CREDENTIAL_ENTRIES } from '../contract/credentialEntries';
import { SIGN_OUT_SIGNAL } from './credentials';
import type { SessionStore } from './store';

/** The properties of a `storage` event that `followOtherTab` reads. */
export interface StorageChange {
  /** Null when the other tab cleared the whole storage. */
  key: string | null;
  newValue: string | null;
}

/**
 * Applies a change that another tab made to the credentials.
 *
 * @param restart fetches the owner again, for a token that another tab has stored
 */
export function followOtherTab(session: SessionStore, change: StorageChange, restart: () => void): void {
  const signedOut =
    change.key === null ||
    (change.key === SIGN_OUT_SIGNAL && change.newValue !== null) ||
    (change.key === CREDENTIAL_ENTRIES.token &&
      change.newValue === null &&
      session.credentials.current() === null);
  if (signedOut) {
    if (session.get().status !== 'anonymous') session.end('signOut');
  } else if (change.key === CREDENTIAL_ENTRIES.token && change.newValue !== null) {
    // A tab with its own token in sessionStorage keeps it.
    if (session.credentials.current() === change.newValue) restart();
  }
}
