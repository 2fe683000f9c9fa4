import { useSyncExternalStore } from 'react';
import { session } from './browserSession';
import type { Session } from './store';

/** The current session; re-renders on every change. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

/** The tier of the signed-in owner's plan; undefined while it loads and without a plan. */
export function useTier(): string | undefined {
  const current = useSession();
  if (current.status !== 'signedIn' || current.subscription.status !== 'ready') return undefined;
  return current.subscription.value?.tier;
}

/** The initial address of a reviewer field: that of the last decision, else the signed-in owner's, else empty. */
export function useReviewerEmail(): { initial: string; store: (email: string) => void } {
  const current = useSession();
  const signedIn = current.status === 'signedIn' ? current.user.email : '';
  return {
    initial: session.credentials.reviewerEmail() ?? signedIn,
    store: session.credentials.storeReviewerEmail,
  };
}
