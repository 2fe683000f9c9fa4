import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '../../session';
import { queryClient } from '../queryClient';
import { liveState, type UnseenLogs } from './state';

/** Milliseconds between polls while the stream is open: a killed node may have lost its last events. */
const SAFETY_POLL_INTERVAL_MS = 5 * 60 * 1_000;
/** Milliseconds before the stream starts, which leave network and processor to the first screen. */
const START_DELAY_MS = 1_500;

/** Keeps the query cache fresh by the live stream while the page is visible. Used once, by the shell. */
export function useLiveUpdates(): void {
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const start = () => {
      // When the stream's code can't be fetched, queries poll.
      import('./stream').then(
        ({ followLive }) => {
          if (!isOver) stop = followLive({ cache: queryClient, session, state: liveState });
        },
        () => undefined,
      );
    };
    const timer = setTimeout(start, START_DELAY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}

/** Whether the stream is open now. */
export const isLive = (): boolean => liveState.status() === 'live';

/** `isLive`, re-rendering on every change. */
export function useIsLive(): boolean {
  return useSyncExternalStore(liveState.subscribe, isLive, isLive);
}

/**
 * Poll interval in milliseconds for a query that the stream keeps fresh.
 *
 * @param alone the interval without a stream
 */
export function usePollingInterval(alone: number): number {
  return useIsLive() ? Math.max(alone, SAFETY_POLL_INTERVAL_MS) : alone;
}

/** Ids of the review items that other reviewers decided while the stream was open. */
export function useDecidedByOthers(): ReadonlySet<string> {
  return useSyncExternalStore(liveState.subscribe, liveState.decided, liveState.decided);
}

/** Messages stored since the page opened. */
export function useUnseenLogs(): UnseenLogs {
  return useSyncExternalStore(liveState.subscribe, liveState.logs, liveState.logs);
}

/**
 * Returns how many messages were stored since a page was fetched.
 *
 * @param fetchedAt when, milliseconds since 1970
 */
export function useUnseenSince(fetchedAt: number): number {
  const { messages } = useUnseenLogs();
  const [seen, setSeen] = useState({ fetchedAt, messages });
  if (seen.fetchedAt === fetchedAt) return messages - seen.messages;
  setSeen({ fetchedAt, messages });
  return 0;
}
