import { TEMPORARY_STATE_MS } from '~/contract/limits';
import { useTemporaryState } from '~/design-system';
import type { ResendState } from './VerificationBanner';

/**
 * The states of a resend button: sending, then sent for 5 seconds, or failed.
 *
 * @param send requests another verification mail
 */
export function useResend(send: () => Promise<void>): { state: ResendState; resend: () => Promise<void> } {
  const [state, setState] = useTemporaryState<ResendState>(
    'idle',
    TEMPORARY_STATE_MS.resendConfirmation,
    (next) => next === 'sent',
  );

  async function resend() {
    if (state === 'sending') return;
    setState('sending');
    try {
      await send();
      setState('sent');
    } catch {
      setState('failed');
    }
  }

  return { state, resend };
}
