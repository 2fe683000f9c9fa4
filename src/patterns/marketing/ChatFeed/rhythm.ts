export const VISIBLE_MESSAGES = 7;

/** Milliseconds between two messages, and from a message's arrival to its verdict. */
export const FEED_RHYTHM_MS = { line: 2_400, verdict: 700 } as const;
