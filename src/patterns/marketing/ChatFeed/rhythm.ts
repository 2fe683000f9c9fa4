/** Lines in view at a time. */
export const VISIBLE_LINES = 7;

/** Milliseconds between two lines, and from a line's arrival to its verdict. */
export const FEED_RHYTHM_MS = { line: 2_400, verdict: 700 } as const;
