import { useCallback, useEffect, useRef, useState } from 'react';
import { DELAYS_MS } from '../contract/limits';
import { resendVerification } from './resendVerification';

/** Where the request for another verification e-mail stands. */
export type ResendState = 'idle' | 'sending' | 'sent' | 'failed';

/** The states of a resend button: sending, then sent for 5 seconds, or failed (spec 2). */
export function useResendVerification(send: () => Promise<void> = resendVerification) {
  const [state, setState] = useState<ResendState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const resend = useCallback(async () => {
    if (busy.current) return;
    busy.current = true;
    setState('sending');
    try {
      await send();
      setState('sent');
      timer.current = setTimeout(() => setState('idle'), DELAYS_MS.resendConfirmation);
    } catch {
      setState('failed');
    } finally {
      busy.current = false;
    }
  }, [send]);

  return { state, resend };
}
