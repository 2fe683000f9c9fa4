/** A line that waits for a person, and how sure the local rules are about it. */
export const CLOSE_CALL = { message: 'dm me for free ranks', confidence: 0.58 };
