import { useSyncExternalStore } from 'react';

const subscribers = new Map<string, (listener: () => void) => () => void>();

/** One function a query, or React would subscribe anew with each render. */
function subscriberOf(query: string) {
  let subscribe = subscribers.get(query);
  if (!subscribe) {
    subscribe = (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    };
    subscribers.set(query, subscribe);
  }
  return subscribe;
}

/** Whether the screen fits one of the theme's queries. */
export function useIsNarrow(query: string): boolean {
  return useSyncExternalStore(
    subscriberOf(query),
    () => window.matchMedia(query).matches,
    () => false,
  );
}
