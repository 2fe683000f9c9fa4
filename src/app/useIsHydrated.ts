import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False while a page is prerendered and hydrated, then true; true at once where the app draws anew. React commits every
 * value that only the browser knows, such as the token in the address, in that same render.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
