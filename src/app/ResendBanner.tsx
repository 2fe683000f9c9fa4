import { useResendVerification } from '~/api/useResendVerification';
import { VerificationBanner } from '~/patterns';

/** The verification banner with its call. */
export function ResendBanner() {
  const { state, resend } = useResendVerification();
  return <VerificationBanner state={state} onResend={() => void resend()} />;
}
