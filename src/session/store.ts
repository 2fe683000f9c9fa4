import type { Subscription, User } from '../contract/api.gen';
import { decideAccess } from './access';
import type { Credentials } from './credentials';
import { createListeners } from './listeners';

/** The owner's subscription while it loads. `value` is null when the account never had one. */
export type SubscriptionLoadState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; value: Subscription | null };

/** The state of the visitor's session. */
export type Session =
  /** A credential is stored, and the app is fetching its owner. */
  | { status: 'loading' }
  /** Fetching the owner failed for a reason other than a bad credential, which the server may have explained. */
  | { status: 'failed'; detail: string | undefined }
  /**
   * No owner is signed in. `after` says why: no credential was stored at the `start`, or a `signOut` or an `expiry` ended
   * the session. The sign-in page's text and return path depend on it.
   */
  | { status: 'anonymous'; after: 'start' | 'signOut' | 'expiry' }
  /** The app loads `subscription` only for a verified owner. */
  | { status: 'signedIn'; user: User; subscription: SubscriptionLoadState };

/** A refusal by the server that ends or limits the session. */
export type SessionRefusal =
  | { type: 'expired' }
  /** The server refused a call, because the account lacks what `missing` names. */
  | { type: 'refused'; missing: 'verification' | 'subscription' | 'feature' };

export interface SessionStore {
  readonly credentials: Credentials;
  get: () => Session;
  /** Calls `listener` after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  set: (next: Session) => void;
  /** Replaces the signed-in owner's subscription; does nothing for an anonymous visitor. */
  setSubscription: (subscription: SubscriptionLoadState) => void;
  /** Forgets the credentials and the owner. */
  end: (after: 'signOut' | 'expiry') => void;
  /** Tells the listeners of a refusal. */
  refuse: (refusal: SessionRefusal) => void;
  /** Calls `listener` on every refusal until the returned function is called. */
  onRefusal: (listener: (refusal: SessionRefusal) => void) => () => void;
}

/** Creates the session as an external store, shared by the API client, the guards and the shell. */
export function createSessionStore(credentials: Credentials): SessionStore {
  const changes = createListeners();
  const refusals = createListeners<[SessionRefusal]>();
  let state: Session =
    credentials.current() === null ? { status: 'anonymous', after: 'start' } : { status: 'loading' };

  const set = (next: Session) => {
    state = next;
    const access = decideAccess('subscribed', next).type;
    if (access === 'allow' || access === 'redirect') credentials.rememberAccess(access === 'allow');
    changes.call();
  };

  return {
    credentials,
    get: () => state,
    subscribe: changes.add,
    set,
    setSubscription(subscription) {
      if (state.status === 'signedIn') set({ ...state, subscription });
    },
    end(after) {
      credentials.clear();
      set({ status: 'anonymous', after });
    },
    refuse: refusals.call,
    onRefusal: refusals.add,
  };
}
