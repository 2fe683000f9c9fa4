import { useEffect, useEffectEvent, useState } from 'react';
import { useVerifyEmail } from '~/api/auth';
import { appPaths } from '~/contract/appPaths';
import { TEMPORARY_STATE_MS } from '~/contract/limits';
import { useMailToken, useNavigation } from '~/navigation';
import { VerifyEmailScreen, type Verification } from './VerifyEmailScreen';

const NO_TOKEN = 'Invalid verification link. No token provided.';
const FAILURE = 'Verification failed. The link may be expired or invalid.';

type VerificationResult = Exclude<Verification, { state: 'verifying' }>;

/** Each token is sent once, however often React mounts the page. */
const verifications = new Map<string, Promise<VerificationResult>>();

export function VerifyEmailRoute() {
  const token = useMailToken();
  const { mutate } = useVerifyEmail();
  const { go } = useNavigation();
  const [result, setResult] = useState<VerificationResult | null>(null);

  const verify = useEffectEvent(async (value: string): Promise<VerificationResult> => {
    const answered = await mutate({ token: value });
    return answered.ok ? { state: 'success' } : { state: 'error', message: answered.error.detail ?? FAILURE };
  });

  useEffect(() => {
    if (!token) return;
    let isShown = true;
    const verifying = verifications.get(token) ?? verify(token);
    verifications.set(token, verifying);
    void verifying.then((verified) => {
      if (isShown) setResult(verified);
    });
    return () => {
      isShown = false;
    };
  }, [token]);

  const isVerified = result?.state === 'success';
  const leave = useEffectEvent(() => go(appPaths.subscribe, { replace: true }));
  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(leave, TEMPORARY_STATE_MS.verificationRedirect);
    return () => clearTimeout(timer);
  }, [isVerified]);

  const verification: Verification =
    token === null ? { state: 'error', message: NO_TOKEN } : (result ?? { state: 'verifying' });
  return <VerifyEmailScreen verification={verification} />;
}
