import { useEffect, useEffectEvent, useState } from 'react';
import { useVerifyEmail } from '~/api/auth';
import { paths } from '~/contract/paths';
import { DELAYS_MS } from '~/contract/limits';
import { useLinkToken, useNavigation } from '~/navigation';
import { VerifyEmailScreen, type Verification } from './VerifyEmailScreen';

const NO_TOKEN = 'Invalid verification link. No token provided.';
const FAILURE = 'Verification failed. The link may be expired or invalid.';

type Outcome = Exclude<Verification, { state: 'verifying' }>;

/** Each token is sent once, however often React mounts the page. */
const spending = new Map<string, Promise<Outcome>>();

export function VerifyEmailRoute() {
  const token = useLinkToken();
  const { mutate } = useVerifyEmail();
  const { go } = useNavigation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const spend = useEffectEvent(async (value: string): Promise<Outcome> => {
    const result = await mutate({ token: value });
    return result.ok ? { state: 'success' } : { state: 'error', message: result.error.detail ?? FAILURE };
  });

  useEffect(() => {
    if (!token) return;
    let isShown = true;
    const spent = spending.get(token) ?? spend(token);
    spending.set(token, spent);
    void spent.then((result) => {
      if (isShown) setOutcome(result);
    });
    return () => {
      isShown = false;
    };
  }, [token]);

  const isVerified = outcome?.state === 'success';
  const leave = useEffectEvent(() => go(paths.subscribe, { replace: true }));
  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(leave, DELAYS_MS.verificationRedirect);
    return () => clearTimeout(timer);
  }, [isVerified]);

  const verification: Verification =
    token === null ? { state: 'error', message: NO_TOKEN } : (outcome ?? { state: 'verifying' });
  return <VerifyEmailScreen verification={verification} />;
}
