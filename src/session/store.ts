import type { Subscription, User } from '../contract/api.gen';
import type { Credentials } from './credentials';

/** What is known about the owner's subscription. `value` is null when the account never had one. */
export type SubscriptionState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; value: Subscription | null };

/** Who is looking at the app. */
export type Session =
  /** A credential is stored and its owner is being fetched. */
  | { status: 'loading' }
  /** The owner could not be fetched, for a reason other than a bad credential. */
  | { status: 'failed' }
  /** `after` says why nobody is signed in, for what the sign-in page should say and where it returns to. */
  | { status: 'anonymous'; after: 'start' | 'signOut' | 'expiry' }
  /** `subscription` is only loaded for a verified owner. */
  | { status: 'signedIn'; user: User; subscription: SubscriptionState };

/** What the server told a running page about its session. */
export type SessionEvent =
  | { type: 'expired' }
  /** A call was refused because the owner lacks this. */
  | { type: 'refused'; lacks: 'verification' | 'subscription' };

export interface SessionStore {
  readonly credentials: Credentials;
  get: () => Session;
  /** Calls back after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  set: (next: Session) => void;
  /** Replaces what is known about the subscription of whoever is signed in. */
  setSubscription: (subscription: SubscriptionState) => void;
  /** Forgets the credentials and the owner. */
  end: (after: 'signOut' | 'expiry') => void;
  emit: (event: SessionEvent) => void;
  /** Calls back on every event until the returned function is called. */
  onEvent: (listener: (event: SessionEvent) => void) => () => void;
}

function createListeners<Argument extends unknown[]>() {
  const all = new Set<(...argument: Argument) => void>();
  return {
    add: (listener: (...argument: Argument) => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    call: (...argument: Argument) => all.forEach((listener) => listener(...argument)),
  };
}

/** The session as an external store: the API client, the guards and the shell read the same state. */
export function createSessionStore(credentials: Credentials): SessionStore {
  const changes = createListeners<[]>();
  const events = createListeners<[SessionEvent]>();
  let state: Session =
    credentials.current() === null ? { status: 'anonymous', after: 'start' } : { status: 'loading' };

  const set = (next: Session) => {
    state = next;
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
    emit: events.call,
    onEvent: events.add,
  };
}
