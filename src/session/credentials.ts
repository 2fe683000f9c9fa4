import { STORAGE_KEYS } from '../contract/limits';
import type { KeyValueStorage } from '../storage';

/** Written and removed at once on sign-out: a token in sessionStorage raises no event in the other tabs. */
export const SIGN_OUT_SIGNAL = 'signed_out';

export interface Credentials {
  /** What to send as the bearer credential: the login token, else the API key, else null. */
  current: () => string | null;
  /**
   * Keeps a login token.
   *
   * @param remember true keeps it until sign-out (localStorage), false until the tab closes (sessionStorage).
   */
  storeToken: (token: string, remember: boolean) => void;
  /** Removes the login token and the API key from both storages. */
  clear: () => void;
  /** Makes the other tabs sign out as well. */
  announceSignOut: () => void;
  /** The e-mail address last used to confirm a review, or null. */
  reviewerEmail: () => string | null;
  /** Never throws: it is a convenience. */
  storeReviewerEmail: (email: string) => void;
}

/**
 * Where credentials live. Both storages hold the same entries, so that a page never needs to know which was chosen.
 *
 * @param lasting survives the browser's end (localStorage)
 * @param passing ends with the tab (sessionStorage)
 */
export function createCredentials(lasting: KeyValueStorage, passing: KeyValueStorage): Credentials {
  const read = (key: string) => passing.getItem(key) || lasting.getItem(key) || null;
  return {
    current: () => read(STORAGE_KEYS.token) ?? read(STORAGE_KEYS.apiKey),
    storeToken(token, remember) {
      const [chosen, other] = remember ? [lasting, passing] : [passing, lasting];
      chosen.setItem(STORAGE_KEYS.token, token);
      other.removeItem(STORAGE_KEYS.token);
    },
    clear() {
      for (const storage of [lasting, passing]) {
        storage.removeItem(STORAGE_KEYS.token);
        storage.removeItem(STORAGE_KEYS.apiKey);
      }
    },
    announceSignOut() {
      lasting.setItem(SIGN_OUT_SIGNAL, '1');
      lasting.removeItem(SIGN_OUT_SIGNAL);
    },
    reviewerEmail: () => read(STORAGE_KEYS.reviewerEmail),
    storeReviewerEmail(email) {
      try {
        lasting.setItem(STORAGE_KEYS.reviewerEmail, email);
      } catch {
        // Storage is full or forbidden: a decision does not fail for the sake of the next one's comfort.
      }
    },
  };
}
