import { useSyncExternalStore } from 'react';

function subscribeToHistory(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/**
 * The query of the page's address, read without a router. Undefined until hydration, because the build prerendered the
 * page without a query.
 */
export function useQueryString(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribeToHistory,
    () => window.location.search,
    () => undefined,
  );
}
