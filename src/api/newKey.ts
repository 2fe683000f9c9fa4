import { useSyncExternalStore } from 'react';
import type { CreateApiKeyRequest } from '../contract/api.gen';
import { session, type SessionStore } from '../session';
import { askAgain } from './askAgain';
import { api, objectAnswer } from './client';
import { ApiError, thrownError } from './errors';
import { queryClient } from './queryClient';

/** A key that is being made, could not be made, or has been made and waits for its owner. */
export type NewKey = { request: CreateApiKeyRequest } & (
  | { state: 'creating' }
  | { state: 'failed'; error: ApiError }
  /** The full key, the one time it is known. */
  | { state: 'created'; secret: string; wasCopied: boolean }
);

export interface NewKeyHolder {
  get: () => NewKey | null;
  /** Calls back after every change until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  /** Makes a key, unless one is being made or waits to be copied. */
  create: (request: CreateApiKeyRequest) => Promise<void>;
  /** The owner has the full key. */
  copied: () => void;
  /** The owner is done with it. */
  forget: () => void;
}

interface Surroundings {
  store: SessionStore;
  /** Throws an `ApiError` when it fails. */
  send: (request: CreateApiKeyRequest) => Promise<string>;
  /** Called when a call has ended, well or badly: a key whose answer was lost exists as well. */
  onEnd: () => void;
  /** Whether leaving the document would lose a key. */
  guard: (isAtRisk: boolean) => void;
}

/**
 * Holds the new key in memory, for as long as the page lives and its owner is signed in. A screen may be left while
 * the answer is on its way or before the key is copied, and the server can't show it a second time.
 */
export function holdNewKey({ store, send, onEnd, guard }: Surroundings): NewKeyHolder {
  const listeners = new Set<() => void>();
  let held: NewKey | null = null;
  let owner: string | null = null;

  function set(next: NewKey | null) {
    held = next;
    guard(next?.state === 'creating' || (next?.state === 'created' && !next.wasCopied));
    for (const listener of listeners) listener();
  }

  const get = () => held;

  function emailNow(): string | null {
    const state = store.get();
    return state.status === 'signedIn' ? state.user.email : null;
  }

  store.subscribe(() => {
    const { status } = store.get();
    const isSomebodyElse = status === 'anonymous' || (status === 'signedIn' && emailNow() !== owner);
    if (held !== null && isSomebodyElse) set(null);
  });

  return {
    get,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    create: async (request) => {
      if (held !== null && held.state !== 'failed') return;
      const attempt: NewKey = { state: 'creating', request };
      owner = emailNow();
      set(attempt);
      let ended: NewKey;
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

const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** The new key of this page. */
export const newKey = holdNewKey({
  store: session,
  send: async (body) => {
    const created = await objectAnswer(api.POST('/v1/account/keys', { body }));
    if (typeof created.api_key !== 'string') throw new ApiError({ kind: 'malformed' });
    return created.api_key;
  },
  onEnd: () => askAgain(queryClient, [['keys']]),
  guard: (isAtRisk) => {
    if (isAtRisk) window.addEventListener('beforeunload', askBeforeUnload);
    else window.removeEventListener('beforeunload', askBeforeUnload);
  },
});

/** The new key, re-rendering on every change. */
export function useNewKey(): NewKey | null {
  return useSyncExternalStore(newKey.subscribe, newKey.get);
}
