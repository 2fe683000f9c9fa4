/** Long enough for 'Sending...' to be read. */
const SIMULATED_DELAY_MS = 600;

/**
 * Pretends to send the verification e-mail again: there is no call for it. The server sends a fresh
 * link when an unverified owner signs in.
 */
export const simulateResend = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, SIMULATED_DELAY_MS);
  });
