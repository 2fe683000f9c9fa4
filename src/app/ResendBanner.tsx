import { resendVerification } from '~/api/resendVerification';
import { useResend, VerificationBanner } from '~/patterns';

/** The verification banner with its call. */
export function ResendBanner() {
  const { state, resend } = useResend(resendVerification);
  return <VerificationBanner state={state} onResend={() => void resend()} />;
}
