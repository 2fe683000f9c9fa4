import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { createListeners, session } from '../session';

/** A mutation's failure that came after its screen was left. */
export interface BackgroundFailure {
  /** What failed: 'The key was not revoked'. */
  title: string;
  /** Why, or what to do. */
  detail: string;
}

const changes = createListeners();
let failure: BackgroundFailure | null = null;

function set(next: BackgroundFailure | null) {
  failure = next;
  changes.call();
}

session.subscribe(() => {
  if (failure !== null && session.get().status === 'anonymous') set(null);
});

/**
 * For a screen that starts mutations.
 *
 * @returns a function that shows a failure above the screen that the owner has open by then, until the owner dismisses
 *   it or another replaces it. It does nothing while the calling screen is mounted, which shows the failure itself.
 */
export function useNotifyIfUnmounted(): (failure: BackgroundFailure) => void {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback((failure) => {
    // The sign-in page tells of a session's end.
    if (!isHere.current && session.get().status !== 'anonymous') set(failure);
  }, []);
}

export const dismissBackgroundFailure = (): void => set(null);

/** The last background failure, or null. */
export function useBackgroundFailure(): BackgroundFailure | null {
  return useSyncExternalStore(changes.add, () => failure);
}
