import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { session } from '../session';

/** Something that could not be done, told after its screen was left. */
export interface BackgroundFailure {
  /** What was not done, to what. */
  title: string;
  /** Why, or what to do. */
  detail: string;
}

const listeners = new Set<() => void>();
let failure: BackgroundFailure | null = null;

function set(next: BackgroundFailure | null) {
  failure = next;
  for (const listener of listeners) listener();
}

session.subscribe(() => {
  if (failure !== null && session.get().status === 'anonymous') set(null);
});

/**
 * For a screen that starts writes.
 *
 * @returns tells a failure wherever its owner is by then, until it is dismissed or another takes its place. Does
 *   nothing while the screen is still there, which tells it itself.
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
    if (!isHere.current) set(failure);
  }, []);
}

export const dismissBackgroundFailure = (): void => set(null);

/** The last late failure, re-rendering on every change. */
export function useBackgroundFailure(): BackgroundFailure | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => failure,
  );
}
