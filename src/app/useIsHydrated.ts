import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False while the build prerenders a page and while React hydrates it, then true; true at once on a page without
 * prerendered content. What only the browser knows, such as the token in the address, appears in the same render.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
