import { Suspense } from 'react';
import { lazyWithPreload, recoverWithNothing } from '~/design-system';
import { useSession } from '~/session';

/* Loaded on demand, because few visitors need it. */
const ResendBanner = lazyWithPreload(() => import('./ResendBanner').then((m) => m.ResendBanner), {
  recover: recoverWithNothing,
});

/** The verification banner, for a signed-in owner with an unverified address. */
export function VerificationReminder() {
  const session = useSession();
  if (session.status !== 'signedIn' || session.user.verified) return null;
  return (
    <Suspense fallback={null}>
      <ResendBanner />
    </Suspense>
  );
}
