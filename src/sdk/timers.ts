import type { StopSignal } from './options.js';

/** The longest time that a timer can be set to. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export type Timer = ReturnType<typeof setTimeout>;

/** Starts a timer; none where `ms` is too long for one, such as `Infinity`, so that `onTimeout` is never called. */
export function startTimer(onTimeout: () => void, ms: number): Timer | undefined {
  return ms <= LONGEST_TIMER_MS ? setTimeout(onTimeout, ms) : undefined;
}

/** Waits, or returns at once when the signal aborts. */
export function wait(ms: number, signal: StopSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

/** A signal of its own that also aborts when others do. `release` ends that. */
interface LinkedSignal {
  signal: AbortSignal;
  abort: () => void;
  release: () => void;
}

export function linkSignals(...signals: readonly (StopSignal | undefined)[]): LinkedSignal {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  const present = signals.filter((signal) => signal !== undefined);
  for (const signal of present) {
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  }
  const release = () => {
    for (const signal of present) signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, abort, release };
}

/** When work stops: when `signal` aborts, or after `afterMs`. */
export interface StopCondition {
  signal: StopSignal;
  /** Milliseconds from now; `Infinity` for no end. */
  afterMs: number;
}

/** Runs work with a signal that aborts at the ending. */
export async function runUntil<Result>(
  { signal, afterMs }: StopCondition,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const link = linkSignals(signal);
  const timer = startTimer(link.abort, afterMs);
  try {
    return await work(link.signal);
  } finally {
    clearTimeout(timer);
    link.release();
  }
}
