import { useSyncExternalStore } from 'react';
import { session } from '../session';

/** Something that could not be done, told after its screen was left. */
export interface LateFailure {
  /** What was not done, to what. */
  title: string;
  /** Why, or what to do. */
  detail: string;
}

const listeners = new Set<() => void>();
let failure: LateFailure | null = null;

function set(next: LateFailure | null) {
  failure = next;
  for (const listener of listeners) listener();
}

session.subscribe(() => {
  if (failure !== null && session.get().status === 'anonymous') set(null);
});

/** Tells a failure wherever its owner is by now, until it is dismissed or another takes its place. */
export const tellLateFailure = (told: LateFailure): void => set(told);
export const dismissLateFailure = (): void => set(null);

/** The last late failure, re-rendering on every change. */
export function useLateFailure(): LateFailure | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => failure,
  );
}
