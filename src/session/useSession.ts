import { useSyncExternalStore } from 'react';
import type { Subscription } from '../contract/api.gen';
import { session } from './browserSession';
import type { Session } from './store';

const UNKNOWN: Session = { status: 'loading' };

/** The current session; re-renders on every change. Loading while a page is prerendered and hydrated. */
export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, () => UNKNOWN);
}

/** The signed-in owner's subscription; null while it loads and when the owner has none. */
export function useSubscription(): Subscription | null {
  const current = useSession();
  if (current.status !== 'signedIn' || current.subscription.status !== 'ready') return null;
  return current.subscription.value;
}

/** The tier of the signed-in owner's plan; undefined while it loads and without a plan. */
export const useTier = (): string | undefined => useSubscription()?.tier;

/** The initial address of a reviewer field: that of the last decision, else the signed-in owner's, else empty. */
export function useInitialReviewerEmail(): { initial: string; store: (email: string) => void } {
  const current = useSession();
  const signedIn = current.status === 'signedIn' ? current.user.email : '';
  return {
    initial: session.credentials.reviewerEmail() ?? signedIn,
    store: session.credentials.storeReviewerEmail,
  };
}
