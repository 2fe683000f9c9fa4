import { resendVerification } from '~/api/resendVerification';
import { signOut } from '~/api/session';
import { useDemoMailbox } from '~/api/settings';
import { paths } from '~/contract/paths';
import { useNavigation } from '~/navigation';
import { useResend } from '~/patterns';
import { useSession } from '~/session';
import { VerifyEmailSentScreen } from './VerifyEmailSentScreen';

export function VerifyEmailSentRoute() {
  const session = useSession();
  const { state, resend } = useResend(resendVerification);
  const { go } = useNavigation();
  const isSignedIn = session.status === 'signedIn';

  function leave() {
    signOut();
    go(paths.login, { replace: true });
  }

  return (
    <VerifyEmailSentScreen
      email={isSignedIn ? session.user.email : null}
      resend={state}
      onResend={() => void resend()}
      mailbox={useDemoMailbox()}
      onSignOut={isSignedIn ? leave : undefined}
    />
  );
}
