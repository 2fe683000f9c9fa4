import { setTimeout as wait } from 'node:timers/promises';

export interface RetryOptions {
  signal: AbortSignal;
  /** Called before each pause, with the error of the attempt before it. */
  onFault: (error: Error, pauseMs: number) => void;
  /** Whether no further attempt can help; `retry` throws such an error. @default no error is final */
  isFinal?: (error: Error) => boolean;
  /** @default 500 */
  firstPauseMs?: number;
  /** @default 30000 */
  longestPauseMs?: number;
}

const DEFAULTS = { firstPauseMs: 500, longestPauseMs: 30_000 };

/**
 * Repeats a call until it succeeds. Pauses double up to the longest; each is spread over half of its length, so that the
 * links of many servers do not come back at the same moment.
 *
 * @throws the error of `isFinal`, or the signal's reason once it is aborted
 */
export async function retry<Result>(call: () => Promise<Result>, options: RetryOptions): Promise<Result> {
  const { signal, onFault, isFinal, firstPauseMs, longestPauseMs } = {
    ...DEFAULTS,
    ...options,
  };
  for (let attempt = 0; ; attempt += 1) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (signal.aborted || isFinal?.(error) === true) throw error;
      const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempt, 16));
      const pauseMs = longest * (0.5 + Math.random() / 2);
      onFault(error, pauseMs);
      await wait(pauseMs, undefined, { signal });
    }
  }
}
