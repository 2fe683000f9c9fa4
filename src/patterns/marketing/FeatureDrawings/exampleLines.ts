/** A message that waits for a reviewer, and the local rules' confidence in their verdict. */
export const CLOSE_CALL = { message: 'dm me for free ranks', confidence: 0.58 };
