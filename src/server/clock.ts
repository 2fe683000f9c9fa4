/** The server's source of the time: tests move it, all other code reads it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Whether a pause is over; a clock that was set back would otherwise lengthen it by as much. */
export function isOver(pauseMs: number, sinceMs: number, nowMs: number): boolean {
  return nowMs < sinceMs || nowMs - sinceMs >= pauseMs;
}
