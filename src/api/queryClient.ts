import { QueryClient } from '@tanstack/react-query';
import { session, type SessionStore } from '../session';
import { ApiError } from './errors';

/** Milliseconds for which an answer counts as fresh, so that a screen opened again in that time makes no call. */
const FRESH_MS = 30_000;

/**
 * Whether to retry a failed query: once, if the failure may be temporary. Not after a timeout, because the visitor has
 * already waited thirty seconds.
 */
export function shouldRetryQuery(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && error.isTemporary;
}

/** Creates the query cache. A change of the credential, here or in another tab, empties it: no account sees another's data. */
export function createQueryClient(store: SessionStore): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: shouldRetryQuery,
        retryDelay: 1_000,
        refetchOnWindowFocus: false,
        // Without a network a call fails at once with an error, instead of pausing without a sign.
        networkMode: 'always',
        refetchOnReconnect: 'always',
        throwOnError: false,
      },
      // A paused mutation would be sent later, when the owner no longer expects it. The input may hold a password, so it
      // is forgotten soon after the screen is left.
      mutations: { retry: false, networkMode: 'always', gcTime: 1_000 },
    },
  });
  store.subscribe(() => {
    if (store.get().status !== 'signedIn') client.clear();
  });
  return client;
}

export const queryClient = createQueryClient(session);
