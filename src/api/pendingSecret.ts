import { useEffect, useSyncExternalStore } from 'react';
import { createListeners, session, type SessionStore } from '../session';
import { toApiError, type ApiError } from './errors';

/** A secret that is being created, could not be created, or was created and waits to be copied. */
export type PendingSecret<Request> = { request: Request } & (
  | { state: 'creating' }
  | { state: 'failed'; error: ApiError }
  /** The server shows a secret once. */
  | { state: 'created'; secret: string; wasCopied: boolean }
);

export interface PendingSecretStore<Request> {
  get: () => PendingSecret<Request> | null;
  /** Calls back after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Creates a secret, unless another is being created or waits to be copied. */
  create: (request: Request) => Promise<void>;
  /** Marks that the owner has copied the secret. */
  copied: () => void;
  /** Removes the secret from this page: the owner has dismissed it, or has copied it and left. */
  forget: () => void;
}

export interface PendingSecretOptions<Request> {
  store: SessionStore;
  /** Throws an `ApiError` when it fails. */
  send: (request: Request) => Promise<string>;
  /** Called after success and failure: when the answer is lost, the secret may exist all the same. */
  onEnd: () => void;
  /** Called with whether closing the page would lose a secret. */
  guard: (isAtRisk: boolean) => void;
}

/**
 * Keeps a new secret in memory while the page is open and its owner is signed in. The owner may leave the screen before
 * the answer arrives or before copying the secret, and the server can't show it again.
 */
export function createPendingSecretStore<Request>({
  store,
  send,
  onEnd,
  guard,
}: PendingSecretOptions<Request>): PendingSecretStore<Request> {
  const changes = createListeners();
  let held: PendingSecret<Request> | null = null;
  let owner: string | null = null;

  function set(next: PendingSecret<Request> | null) {
    held = next;
    guard(next?.state === 'creating' || (next?.state === 'created' && !next.wasCopied));
    changes.call();
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
    subscribe: changes.add,
    create: async (request) => {
      if (held !== null && held.state !== 'failed') return;
      const attempt: PendingSecret<Request> = { state: 'creating', request };
      owner = signedInEmail();
      set(attempt);
      let ended: PendingSecret<Request>;
      try {
        ended = { state: 'created', request, secret: await send(request), wasCopied: false };
      } catch (thrown) {
        ended = { state: 'failed', request, error: toApiError(thrown) };
      }
      onEnd();
      // The owner may have signed out in the meantime.
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

/** Advice on a change whose answer is lost, where a list shows whether the server made it. */
export const LOST_ANSWER_ADVICE = 'No answer came: look at the list before you try again.';

/** Makes the browser ask before it closes the page, while a secret is at risk. */
function createUnloadGuard(): (isAtRisk: boolean) => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (isAtRisk) => {
    if (isAtRisk) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
}

/** Creates the store of one kind of secret on this page. */
export function createPagePendingSecret<Request>(
  calls: Pick<PendingSecretOptions<Request>, 'send' | 'onEnd'>,
): PendingSecretStore<Request> {
  return createPendingSecretStore({ ...calls, store: session, guard: createUnloadGuard() });
}

/** Forgets a copied secret when its screen is left, because the owner needs it no more. */
export function useForgetCopiedOnUnmount<Request>({ get, forget }: PendingSecretStore<Request>): void {
  useEffect(
    () => () => {
      const left = get();
      if (left?.state === 'created' && left.wasCopied) forget();
    },
    [get, forget],
  );
}

/** The secret of a store, or null. */
export function usePendingSecret<Request>(
  holder: PendingSecretStore<Request>,
): PendingSecret<Request> | null {
  return useSyncExternalStore(holder.subscribe, holder.get, holder.get);
}
