import { useEffect, useSyncExternalStore } from 'react';
import { session, type SessionStore } from '../session';
import { thrownError, type ApiError } from './errors';

/** Something with a secret that is being made, could not be made, or has been made and waits for its owner. */
export type PendingSecret<Request> = { request: Request } & (
  | { state: 'creating' }
  | { state: 'failed'; error: ApiError }
  /** The secret, the one time it is known. */
  | { state: 'created'; secret: string; wasCopied: boolean }
);

export interface PendingSecretStore<Request> {
  get: () => PendingSecret<Request> | null;
  /** Calls back after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Makes one, unless one is being made or waits to be copied. */
  create: (request: Request) => Promise<void>;
  /** The owner has the secret. */
  copied: () => void;
  /** The owner is done with it. */
  forget: () => void;
}

export interface PendingSecretOptions<Request> {
  store: SessionStore;
  /** Throws an `ApiError` when it fails. */
  send: (request: Request) => Promise<string>;
  /** Called when a call has ended, well or badly: what was made exists also when its answer was lost. */
  onEnd: () => void;
  /** Whether leaving the document would lose a secret. */
  guard: (isAtRisk: boolean) => void;
}

/**
 * Holds a new secret in memory, for as long as the page lives and its owner is signed in. A screen may be left while
 * the answer is on its way or before the secret is copied, and the server can't show it a second time.
 */
export function createPendingSecretStore<Request>({
  store,
  send,
  onEnd,
  guard,
}: PendingSecretOptions<Request>): PendingSecretStore<Request> {
  const listeners = new Set<() => void>();
  let held: PendingSecret<Request> | null = null;
  let owner: string | null = null;

  function set(next: PendingSecret<Request> | null) {
    held = next;
    guard(next?.state === 'creating' || (next?.state === 'created' && !next.wasCopied));
    for (const listener of listeners) listener();
  }

  const get = () => held;

  function signedInEmail(): string | null {
    const state = store.get();
    return state.status === 'signedIn' ? state.user.email : null;
  }

  store.subscribe(() => {
    const { status } = store.get();
    const isOtherOwner = status === 'anonymous' || (status === 'signedIn' && signedInEmail() !== owner);
    if (held !== null && isOtherOwner) set(null);
  });

  return {
    get,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    create: async (request) => {
      if (held !== null && held.state !== 'failed') return;
      const attempt: PendingSecret<Request> = { state: 'creating', request };
      owner = signedInEmail();
      set(attempt);
      let ended: PendingSecret<Request>;
      try {
        ended = { state: 'created', request, secret: await send(request), wasCopied: false };
      } catch (thrown) {
        ended = { state: 'failed', request, error: thrownError(thrown) };
      }
      onEnd();
      // Somebody may have signed out meanwhile.
      if (get() === attempt) set(ended);
    },
    copied: () => {
      if (held?.state === 'created') set({ ...held, wasCopied: true });
    },
    forget: () => {
      if (held !== null && held.state !== 'creating') set(null);
    },
  };
}

/** Has the browser ask before the document is left, while there is a reason to. */
function createUnloadGuard(): (isAtRisk: boolean) => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (isAtRisk) => {
    if (isAtRisk) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
}

/** A holder for whoever is signed in to this page. */
export function createPagePendingSecret<Request>(
  calls: Pick<PendingSecretOptions<Request>, 'send' | 'onEnd'>,
): PendingSecretStore<Request> {
  return createPendingSecretStore({ ...calls, store: session, guard: createUnloadGuard() });
}

/** For the screen that shows the secret: somebody who leaves it with the secret copied is done with it. */
export function useForgetCopiedOnUnmount<Request>({ get, forget }: PendingSecretStore<Request>): void {
  useEffect(
    () => () => {
      const left = get();
      if (left?.state === 'created' && left.wasCopied) forget();
    },
    [get, forget],
  );
}

/** What a holder holds, re-rendering on every change. */
export function usePendingSecret<Request>(
  holder: PendingSecretStore<Request>,
): PendingSecret<Request> | null {
  return useSyncExternalStore(holder.subscribe, holder.get);
}
