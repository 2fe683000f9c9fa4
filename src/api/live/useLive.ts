import { useEffect, useSyncExternalStore } from 'react';
import { session } from '../../session';
import { queryClient } from '../queryClient';
import { liveState, type UnseenLogs } from './state';

/** Milliseconds between looks at what the stream tells anyway: a killed node may have told nobody. */
const SAFETY_POLL_INTERVAL_MS = 5 * 60 * 1_000;
/** Milliseconds that the first screen has the network and the processor to itself. */
const START_DELAY_MS = 1_500;

/** Keeps the page's answers fresh by the live stream while it is in sight. Once for the whole signed-in area. */
export function useLiveUpdates(): void {
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const start = () => {
      // Without the stream's code there is polling.
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

/** Whether events arrive as they happen at the moment. */
export const isLive = (): boolean => liveState.status() === 'live';

/** The same, and the caller is drawn again when it changes. */
export function useIsLive(): boolean {
  return useSyncExternalStore(liveState.subscribe, isLive);
}

/**
 * Milliseconds between two looks at something the stream tells of.
 *
 * @param alone what it takes while there is no stream
 */
export function usePollingInterval(alone: number): number {
  return useIsLive() ? Math.max(alone, SAFETY_POLL_INTERVAL_MS) : alone;
}

/** Messages stored since the page was opened. */
export function useUnseenLogs(): UnseenLogs {
  return useSyncExternalStore(liveState.subscribe, liveState.logs);
}
