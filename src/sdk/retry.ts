const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 15_000;
/** The longest wait that a `Retry-After` can ask for. */
const LONGEST_RETRY_AFTER_MS = 300_000;

/**
 * Returns the milliseconds until the next attempt: `retryAfterMs` and a growing pause, half of which is random, so that
 * many servers do not come back at once.
 *
 * @param failures how many attempts have failed in a row, at least 1
 * @param random from 0 to 1
 */
export function computeRetryDelayMs(failures: number, retryAfterMs: number, random = Math.random()): number {
  const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return retryAfterMs + (ceiling / 2) * (1 + random);
}

/** Reads a `Retry-After` header: seconds, or the moment as an HTTP date. @returns milliseconds, 0 when unreadable */
export function readRetryAfterMs(header: string | null, now = Date.now()): number {
  if (header === null || header.trim() === '') return 0;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isFinite(ms) ? Math.min(LONGEST_RETRY_AFTER_MS, Math.max(0, ms)) : 0;
}
