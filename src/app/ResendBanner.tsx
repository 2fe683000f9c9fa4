import { resendVerification } from '~/api/resendVerification';
import { useResend, VerificationBanner } from '~/patterns';

/** The verification banner, whose button sends the verification mail again. */
export function ResendBanner() {
  const { state, resend } = useResend(resendVerification);
  return <VerificationBanner state={state} onResend={() => void resend()} />;
}
