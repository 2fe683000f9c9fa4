import { subscribeToNothing } from '../utilities/useWasOpened';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

interface Clock {
  /** An IANA zone name; by default the browser's zone. */
  timeZone?: string | undefined;
  /** A fixed present, in milliseconds since 1970; by default the real time. */
  now?: number | undefined;
}

const ClockContext = createContext<Clock>({});

export interface ClockProviderProps extends Clock {
  children: ReactNode;
}

/**
 * Sets the zone and the present for all times inside it, so that a server and the browser write the same words.
 *
 * @public for stories, and for projects that install the package
 */
export function ClockProvider({ timeZone, now, children }: ClockProviderProps) {
  return <ClockContext value={{ timeZone, now }}>{children}</ClockContext>;
}

const TICK_MS = 30_000;
const listeners = new Set<() => void>();
let sharedNow = Date.now();
let interval: ReturnType<typeof setInterval> | undefined;

function tick() {
  sharedNow = Date.now();
  for (const listener of listeners) listener();
}

/* All times of a page share one interval. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    sharedNow = Date.now();
    interval = setInterval(tick, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(interval);
  };
}

/** The present, updated every 30 seconds, and the visitor's zone. */
export function useClock(): { now: number; timeZone: string | undefined } {
  const { now, timeZone } = use(ClockContext);
  const shownNow = useSyncExternalStore(
    now === undefined ? subscribe : subscribeToNothing,
    () => now ?? sharedNow,
    () => now ?? sharedNow,
  );
  return { now: shownNow, timeZone };
}
