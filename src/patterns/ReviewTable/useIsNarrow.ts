import { useSyncExternalStore } from 'react';
import { media } from '~/design-system';

function subscribe(listener: () => void) {
  const query = window.matchMedia(media.belowTablet);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the screen is narrower than 768 px. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.belowTablet).matches,
    () => false,
  );
}
