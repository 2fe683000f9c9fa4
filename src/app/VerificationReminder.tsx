import { useResendVerification } from '~/api/useResendVerification';
import { VerificationBanner } from '~/patterns';
import { useSession } from '~/session';

/** The verification banner, for a signed-in owner whose address is not verified; nothing for everyone else. */
export function VerificationReminder() {
  const session = useSession();
  const { state, resend } = useResendVerification();
  if (session.status !== 'signedIn' || session.user.verified) return null;
  return <VerificationBanner state={state} onResend={() => void resend()} />;
}
