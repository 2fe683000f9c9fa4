import { Suspense } from 'react';
import { lazyPart, leaveOut } from '~/design-system';
import { useSession } from '~/session';

/* Loaded on demand, because few visitors need it. */
const banner = lazyPart(() => import('./ResendBanner').then((m) => m.ResendBanner), {
  recover: leaveOut,
});

/** The verification banner, for a signed-in owner with an unverified address. */
export function VerificationReminder() {
  const session = useSession();
  if (session.status !== 'signedIn' || session.user.verified) return null;
  return (
    <Suspense fallback={null}>
      <banner.Part />
    </Suspense>
  );
}
