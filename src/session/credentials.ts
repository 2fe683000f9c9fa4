import type { FirstSteps } from '../contract/api.gen';
import { CREDENTIAL_ENTRIES } from '../contract/credentialEntries';
import type { KeyValueStorage } from '../storage';

/** The tab writes and removes this entry on sign-out, because sessionStorage raises no event in other tabs. */
export const SIGN_OUT_SIGNAL = 'signed_out';

/** The value of the entry that remembers access; `public/start.js` reads it too. */
const GRANTED = 'granted';

export interface Credentials {
  /** The bearer credential: the login token, else the API key, else null. */
  current: () => string | null;
  /**
   * Stores a login token.
   *
   * @param remember true keeps it until sign-out (localStorage), false until the tab closes (sessionStorage).
   */
  storeToken: (token: string, remember: boolean) => void;
  /** Removes the login token and the API key from both storages. */
  clear: () => void;
  /**
   * Remembers whether the credential's owner has access to the paid area, so that the next visit can ask for the area's
   * data before the server confirms the access. Never throws.
   */
  rememberAccess: (granted: boolean) => void;
  /** Whether the owner had access when the session was last loaded. */
  hadAccess: () => boolean;
  /**
   * Remembers the first steps that the owner has yet to take, so that the next visit has their place before they arrive.
   * Never throws.
   *
   * @param steps a missing step is not taken yet; undefined once all are taken
   */
  rememberFirstSteps: (steps: Partial<FirstSteps> | undefined) => void;
  /** The first steps as the last visit stored them; null before the first visit and once all steps are taken. */
  firstSteps: () => Partial<FirstSteps> | null;
  /** Signs the other tabs out. */
  announceSignOut: () => void;
  /** The e-mail address that the reviewer gave with the last decision in this browser; null before the first. */
  reviewerEmail: () => string | null;
  /** Never throws, because a decision must not fail when the address can't be stored. */
  storeReviewerEmail: (email: string) => void;
  /**
   * Names this browser, so that its tabs count as one reviewer. Never throws.
   *
   * @param fresh the name where the browser has none yet
   */
  nameBrowser: (fresh: string) => string;
}

/**
 * Reads and writes credentials in two storages with the same entries, so that the rest of the app need not know which
 * storage has them.
 *
 * @param lasting outlives the browser (localStorage)
 * @param passing ends with the tab (sessionStorage)
 */
export function createCredentials(lasting: KeyValueStorage, passing: KeyValueStorage): Credentials {
  const read = (key: string) => passing.getItem(key) || lasting.getItem(key) || null;
  const keep = (entry: string, value: string | undefined) => {
    try {
      if (value === undefined) lasting.removeItem(entry);
      else lasting.setItem(entry, value);
    } catch {
      // Storage is full or forbidden: the next visit does without the entry.
    }
  };
  const forgetHolder = () => {
    keep(CREDENTIAL_ENTRIES.access, undefined);
    keep(CREDENTIAL_ENTRIES.firstSteps, undefined);
  };
  return {
    current: () => read(CREDENTIAL_ENTRIES.token) ?? read(CREDENTIAL_ENTRIES.apiKey),
    storeToken(token, remember) {
      const [chosen, other] = remember ? [lasting, passing] : [passing, lasting];
      chosen.setItem(CREDENTIAL_ENTRIES.token, token);
      other.removeItem(CREDENTIAL_ENTRIES.token);
      forgetHolder();
    },
    clear() {
      for (const storage of [lasting, passing]) {
        storage.removeItem(CREDENTIAL_ENTRIES.token);
        storage.removeItem(CREDENTIAL_ENTRIES.apiKey);
      }
      forgetHolder();
    },
    rememberAccess: (granted) => keep(CREDENTIAL_ENTRIES.access, granted ? GRANTED : undefined),
    hadAccess: () => lasting.getItem(CREDENTIAL_ENTRIES.access) === GRANTED,
    rememberFirstSteps: (steps) => keep(CREDENTIAL_ENTRIES.firstSteps, steps && JSON.stringify(steps)),
    firstSteps() {
      try {
        return JSON.parse(
          lasting.getItem(CREDENTIAL_ENTRIES.firstSteps) ?? 'null',
        ) as Partial<FirstSteps> | null;
      } catch {
        return null;
      }
    },
    announceSignOut() {
      lasting.setItem(SIGN_OUT_SIGNAL, '1');
      lasting.removeItem(SIGN_OUT_SIGNAL);
    },
    reviewerEmail: () => read(CREDENTIAL_ENTRIES.reviewerEmail),
    storeReviewerEmail: (email) => keep(CREDENTIAL_ENTRIES.reviewerEmail, email),
    nameBrowser(fresh) {
      const known = lasting.getItem(CREDENTIAL_ENTRIES.browser);
      if (known) return known;
      keep(CREDENTIAL_ENTRIES.browser, fresh);
      return fresh;
    },
  };
}
