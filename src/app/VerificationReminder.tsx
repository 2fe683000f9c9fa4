import { lazy, Suspense } from 'react';
import { useSession } from '~/session';

/* Few visitors need it, so nobody else's first load carries it. */
const ResendBanner = lazy(() => import('./ResendBanner').then((m) => ({ default: m.ResendBanner })));

/** The verification banner, for a signed-in owner whose address is not verified; nothing for everyone else. */
export function VerificationReminder() {
  const session = useSession();
  if (session.status !== 'signedIn' || session.user.verified) return null;
  return (
    <Suspense fallback={null}>
      <ResendBanner />
    </Suspense>
  );
}
