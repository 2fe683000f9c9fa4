import { QueryClient } from '@tanstack/react-query';
import { session, type SessionStore } from '../session';
import { ApiError } from './errors';

/** Milliseconds for which an answer counts as fresh: coming back to a screen within it makes no call. */
const FRESH_MS = 30_000;

/** A read is tried a second time when the fault may pass. A time-out is not: thirty seconds are enough waiting. */
export function retriesRead(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && error.isPassing;
}

/** The query cache. Signing out empties it, so that no account sees another's data. */
export function createQueryClient(store: SessionStore): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: retriesRead,
        retryDelay: 1_000,
        refetchOnWindowFocus: false,
        // Without a network a call fails at once and says so, instead of waiting unseen.
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
    if (store.get().status === 'anonymous') client.clear();
  });
  return client;
}

export const queryClient = createQueryClient(session);
