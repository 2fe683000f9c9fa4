export interface RefetchScheduler {
  /** A write begins: what is due waits, so that it does not hold up the write. */
  pause: () => void;
  /** A write has ended, and something has to be asked for again. */
  requestRefetch: () => void;
  /** A write has ended without changing anything. */
  resume: () => void;
  /** Runs at once what is due. */
  flush: () => void;
}

interface RefetchSchedulerOptions {
  /** Milliseconds without a write after which it runs. */
  debounceMs: number;
  /** Milliseconds after which it runs between two writes, however close they follow one another. */
  maxDelayMs: number;
}

/**
 * Runs a task once for a series of writes: when there is a pause in the series, and from time to time in a long one.
 * Never while a write is on its way.
 */
export function createRefetchScheduler(
  run: () => void,
  { debounceMs: quietMs, maxDelayMs: longestMs }: RefetchSchedulerOptions,
): RefetchScheduler {
  let writes = 0;
  let dueSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    if (dueSince === null) return;
    dueSince = null;
    run();
  };
  const resume = () => {
    writes -= 1;
    if (writes > 0 || dueSince === null) return;
    const left = dueSince + longestMs - performance.now();
    timer = setTimeout(flush, Math.max(0, Math.min(quietMs, left)));
  };
  return {
    pause: () => {
      writes += 1;
      clearTimeout(timer);
    },
    requestRefetch: () => {
      dueSince ??= performance.now();
      resume();
    },
    resume,
    flush,
  };
}
