export interface RefetchScheduler {
  /** A mutation begins: a refetch that is due waits, so that it does not delay the mutation. */
  pause: () => void;
  /** A mutation has ended and changed something: schedules a refetch. */
  requestRefetch: () => void;
  /** A mutation has ended and changed nothing. */
  resume: () => void;
  /** Runs a refetch that is due, now. */
  flush: () => void;
}

interface RefetchSchedulerOptions {
  /** Milliseconds without a mutation after which the refetch runs. */
  debounceMs: number;
  /** Milliseconds after which the refetch runs even between two mutations of a quick series. */
  maxDelayMs: number;
}

/**
 * Runs one refetch for a series of mutations: in the first pause of the series, and at intervals during a long one.
 * Never while a mutation is in flight.
 */
export function createRefetchScheduler(
  run: () => void,
  { debounceMs, maxDelayMs }: RefetchSchedulerOptions,
): RefetchScheduler {
  let mutations = 0;
  let dueSince: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    if (dueSince === null) return;
    dueSince = null;
    run();
  };
  const resume = () => {
    mutations -= 1;
    if (mutations > 0 || dueSince === null) return;
    const left = dueSince + maxDelayMs - performance.now();
    timer = setTimeout(flush, Math.max(0, Math.min(debounceMs, left)));
  };
  return {
    pause: () => {
      mutations += 1;
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
