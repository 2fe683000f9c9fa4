import { useSyncExternalStore } from 'react';

function subscribeToHistory(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/**
 * The query of the page's address, read without a router. Undefined until the page has come to life, because its HTML
 * was made before anybody asked for it.
 */
export function useQueryString(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribeToHistory,
    () => window.location.search,
    () => undefined,
  );
}
