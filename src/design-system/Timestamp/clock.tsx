import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

interface Clock {
  /** The viewer's zone, an IANA name. Left out, the browser's. */
  timeZone?: string | undefined;
  /** A moment that does not pass, in milliseconds since 1970. Left out, time passes. */
  now?: number | undefined;
}

const ClockContext = createContext<Clock>({});

export interface ClockProviderProps extends Clock {
  children: ReactNode;
}

/**
 * Sets the zone of all times below and stops the clock.
 *
 * @internal for stories and tests
 */
export function ClockProvider({ timeZone, now, children }: ClockProviderProps) {
  return <ClockContext value={{ timeZone, now }}>{children}</ClockContext>;
}

const TICK_MS = 30_000;
const listeners = new Set<() => void>();
let current = Date.now();
let interval: ReturnType<typeof setInterval> | undefined;

function tick() {
  current = Date.now();
  for (const listener of listeners) listener();
}

/* One timer for all times of a page. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    current = Date.now();
    interval = setInterval(tick, TICK_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(interval);
  };
}

const subscribeToNothing = () => () => undefined;

/** The present in steps of half a minute, and the viewer's zone. */
export function useClock(): { now: number; timeZone: string | undefined } {
  const { now, timeZone } = use(ClockContext);
  const shownNow = useSyncExternalStore(
    now === undefined ? subscribe : subscribeToNothing,
    () => now ?? current,
    () => now ?? current,
  );
  return { now: shownNow, timeZone };
}
