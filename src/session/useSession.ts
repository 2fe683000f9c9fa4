import { useSyncExternalStore } from 'react';
import { session } from './browserSession';
import type { Session } from './store';

/** The session, re-rendering on every change. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

/** The tier of the signed-in owner's plan; undefined while it is not known, and without one. */
export function useTier(): string | undefined {
  const current = useSession();
  if (current.status !== 'signedIn' || current.subscription.status !== 'ready') return undefined;
  return current.subscription.value?.tier;
}

/** The address to fill into a reviewer field: the one last confirmed with, else the signed-in one, else empty. */
export function useReviewerEmail(): { initial: string; store: (email: string) => void } {
  const current = useSession();
  const signedIn = current.status === 'signedIn' ? current.user.email : '';
  return {
    initial: session.credentials.reviewerEmail() ?? signedIn,
    store: session.credentials.storeReviewerEmail,
  };
}
