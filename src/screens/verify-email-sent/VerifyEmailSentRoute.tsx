import { signOut } from '~/api/session';
import { useDemoMailbox } from '~/api/settings';
import { useResendVerification } from '~/api/useResendVerification';
import { paths } from '~/contract/paths';
import { useNavigation } from '~/navigation';
import { useSession } from '~/session';
import { VerifyEmailSentScreen } from './VerifyEmailSentScreen';

export function VerifyEmailSentRoute() {
  const session = useSession();
  const { state, resend } = useResendVerification();
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
