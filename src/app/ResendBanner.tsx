import { simulateResend } from '~/api/simulateResend';
import { useResend, VerificationBanner } from '~/patterns';

/** The verification banner, whose button sends the verification mail again. */
export function ResendBanner() {
  const { state, resend } = useResend(simulateResend);
  return <VerificationBanner state={state} onResend={() => void resend()} />;
}
