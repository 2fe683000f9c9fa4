import type { QueryClient } from '@tanstack/react-query';
import type { LogPage } from '../../contract/api.gen';
import type { SessionStore } from '../../session';
import { createApiClient } from '../client';
import { createLiveConnection } from './connection';
import { createLiveEventHandler } from './eventHandler';
import { reachability } from '../reachability';
import type { LiveStore } from './state';

interface LiveStreamOptions {
  cache: QueryClient;
  session: SessionStore;
  state: LiveStore;
}

/** Longer than the server lets any stream last. */
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The last event before the newest list was fetched, so that the stream misses none after it; none without a list. */
const findStart = (cache: QueryClient) =>
  cache
    .getQueriesData<Partial<LogPage>>({})
    .flatMap(([, list]) => list?.last_event_id ?? [])
    .toSorted()
    .at(-1);

/**
 * Follows the account's events while the page is visible.
 *
 * @returns a function that stops following
 */
export function followLive({ cache, session, state }: LiveStreamOptions): () => void {
  const events = createLiveEventHandler(cache, state);
  const client = createApiClient({
    baseUrl: (import.meta.env['VITE_API_BASE_URL'] as string | undefined) ?? '',
    session,
    timeoutMs: DAY_MS,
    // A lost stream is not logged: it reconnects, and queries poll until then.
    log: () => undefined,
  });
  const connection = createLiveConnection({
    open: async (lastId, signal) => {
      const { response } = await client.GET('/v1/live', {
        headers: { 'Last-Event-ID': lastId ?? findStart(cache) },
        parseAs: 'stream',
        cache: 'no-store',
        signal,
      });
      return response;
    },
    onMessage: events.handle,
    onStatus: state.setStatus,
    // The next call would be refused too. Making it now shows the owner the reason.
    onRefused: () => {
      if (session.get().status === 'signedIn') void cache.invalidateQueries({ queryKey: ['overview'] });
    },
  });
  const followVisibility = () => {
    if (document.hidden) connection.close();
    else connection.open();
  };
  document.addEventListener('visibilitychange', followVisibility);
  const ignoreReachability = reachability.subscribe(() => {
    if (!reachability.isLost()) connection.retryNow();
  });
  followVisibility();
  return () => {
    document.removeEventListener('visibilitychange', followVisibility);
    ignoreReachability();
    connection.close();
    events.stop();
  };
}
