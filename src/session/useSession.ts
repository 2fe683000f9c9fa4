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

/** The address that a reviewer field begins with: that of the last decision, else the signed-in owner's, else empty. */
export function useRememberedReviewerEmail(): { email: string; storeEmail: (email: string) => void } {
  const current = useSession();
  const signedIn = current.status === 'signedIn' ? current.user.email : '';
  return {
    email: session.credentials.reviewerEmail() ?? signedIn,
    storeEmail: session.credentials.storeReviewerEmail,
  };
}
