import type { AuthResponse, Subscription, User } from '../contract/api.gen';
import { session, type SessionStore } from '../session';
import { unwrapData, api, unwrapObject, type ApiClient } from './client';
import { toApiError } from './errors';
import { normaliseTier } from './normaliseTier';

const isCurrentCredential = (store: SessionStore, credential: string | null) =>
  credential !== null && store.credentials.current() === credential;

const fetchUser = (client: ApiClient): Promise<User> => unwrapObject(client.GET('/v1/auth/me'));

export async function fetchSubscription(client: ApiClient): Promise<Subscription | null> {
  try {
    const subscription = await unwrapData(client.GET('/v1/subscriptions/current'));
    return subscription && normaliseTier(subscription);
  } catch (error) {
    // A 404 means that the owner has no subscription. That is no failure: the app leads the owner to the plans instead
    // of offering Retry.
    if (toApiError(error).status !== 404) throw error;
    return null;
  }
}

/** Creates the calls that fill the session. An answer that arrives after the credential has changed is dropped. */
export function createSessionCalls(client: ApiClient, store: SessionStore) {
  /** Fetches the subscription again. Keeps the known subscription until the answer arrives. */
  async function refreshSubscription(): Promise<void> {
    const credential = store.credentials.current();
    const current = store.get();
    if (current.status !== 'signedIn' || !current.user.verified) return;
    if (current.subscription.status === 'failed') store.setSubscription({ status: 'loading' });
    try {
      const value = await fetchSubscription(client);
      if (isCurrentCredential(store, credential)) store.setSubscription({ status: 'ready', value });
    } catch {
      const now = store.get();
      const nothingKnown = now.status === 'signedIn' && now.subscription.status !== 'ready';
      if (isCurrentCredential(store, credential) && nothingKnown) store.setSubscription({ status: 'failed' });
    }
  }

  async function enter(user: User): Promise<void> {
    store.set({ status: 'signedIn', user, subscription: { status: 'loading' } });
    await refreshSubscription();
  }

  /** Start-up: fetches the owner of the stored credential, then the subscription of a verified owner. */
  async function startSession(): Promise<void> {
    const credential = store.credentials.current();
    if (credential === null) {
      store.set({ status: 'anonymous', after: 'start' });
      return;
    }
    store.set({ status: 'loading' });
    try {
      const user = await fetchUser(client);
      if (isCurrentCredential(store, credential)) await enter(user);
    } catch (error) {
      if (isCurrentCredential(store, credential))
        store.set({ status: 'failed', detail: toApiError(error).detail });
    }
  }

  /**
   * Stores what a sign-in or a registration answered.
   *
   * @param remember whether the token outlives the tab
   * @returns the signed-in owner, with the subscription loaded if verified
   */
  async function signIn({ access_token, user }: AuthResponse, remember: boolean): Promise<User> {
    store.credentials.storeToken(access_token, remember);
    await enter(user);
    return user;
  }

  /** Fetches the owner again, after something about the account has changed. */
  async function refreshUser(): Promise<void> {
    const credential = store.credentials.current();
    const before = store.get();
    if (before.status !== 'signedIn') return;
    try {
      const user = await fetchUser(client);
      const now = store.get();
      if (!isCurrentCredential(store, credential) || now.status !== 'signedIn') return;
      store.set({ ...now, user });
      if (user.verified && !before.user.verified) await refreshSubscription();
    } catch {
      // The client has logged the failure; the session keeps what it knows about the owner.
    }
  }

  /** Signs out here and in the other tabs, and ends the token on the server without waiting for it. */
  function signOut(): void {
    const credential = store.credentials.current();
    store.end('signOut');
    store.credentials.announceSignOut();
    if (credential === null) return;
    const headers = { authorization: `Bearer ${credential}` };
    unwrapData(client.POST('/v1/auth/logout', { headers, keepalive: true })).catch(() => undefined);
  }

  return { startSession, signIn, signOut, refreshUser, refreshSubscription };
}

export const { startSession, signIn, signOut, refreshUser, refreshSubscription } = createSessionCalls(
  api,
  session,
);
