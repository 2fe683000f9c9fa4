import { useEffect, useEffectEvent, useState } from 'react';
import { simulateResend } from '~/api/simulateResend';
import { refreshUser, signOut } from '~/api/session';
import { useDemoMailbox } from '~/api/settings';
import { appPaths } from '~/contract/appPaths';
import { useNavigation } from '~/navigation';
import { useResend } from '~/patterns';
import { useSession } from '~/session';
import { VerifyEmailSentScreen } from './VerifyEmailSentScreen';

export function VerifyEmailSentRoute() {
  const session = useSession();
  const { state, resend } = useResend(simulateResend);
  const { go } = useNavigation();
  const isSignedIn = session.status === 'signedIn';
  const isVerified = isSignedIn && session.user.verified;
  const [hasWaited, setWaited] = useState(false);
  if (isSignedIn && !isVerified && !hasWaited) setWaited(true);

  // The owner may open the link in another tab or on another device, and come back here.
  useEffect(() => {
    if (!hasWaited || isVerified) return undefined;
    const check = () => {
      if (document.visibilityState === 'visible') void refreshUser();
    };
    document.addEventListener('visibilitychange', check);
    window.addEventListener('focus', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('focus', check);
    };
  }, [hasWaited, isVerified]);

  const goOn = useEffectEvent(() => go(appPaths.subscribe, { replace: true }));
  useEffect(() => {
    if (hasWaited && isVerified) goOn();
  }, [hasWaited, isVerified]);

  function leave() {
    signOut();
    go(appPaths.login, { replace: true });
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
