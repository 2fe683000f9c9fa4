import { useEffect, useSyncExternalStore } from 'react';
import { session } from '../../session';
import { createApiClient } from '../client';
import { queryClient } from '../queryClient';
import type { LogNews } from './news';
import { createLiveStream } from './stream';

/** Longer than the server lets any stream last. */
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Milliseconds between looks at what the stream tells anyway: a killed node may have told nobody. */
const SAFETY_MS = 5 * 60 * 1_000;

const live = createLiveStream({
  client: createApiClient({
    baseUrl: (import.meta.env['VITE_API_BASE_URL'] as string | undefined) ?? '',
    session,
    timeoutMs: DAY_MS,
    // A lost stream is no event for the console: it comes back, and polling stands in.
    log: () => undefined,
  }),
  cache: queryClient,
  session,
});

/** Keeps the page's answers fresh by the live stream while it is in sight. Once for the whole signed-in area. */
export function useFollowLive(): void {
  useEffect(live.follow, []);
}

/** Whether events arrive as they happen at the moment. */
export function useIsLive(): boolean {
  return useSyncExternalStore(live.subscribe, live.status) === 'live';
}

/**
 * Milliseconds between two looks at something the stream tells of.
 *
 * @param alone what it takes while there is no stream
 */
export function usePollingMs(alone: number): number {
  return useIsLive() ? Math.max(alone, SAFETY_MS) : alone;
}

/** Messages stored since the page was opened. */
export function useLogNews(): LogNews {
  return useSyncExternalStore(live.subscribe, live.logs);
}
