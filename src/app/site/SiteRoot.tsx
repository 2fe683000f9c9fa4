import { lazy, StrictMode, Suspense, useEffect, useEffectEvent, type ComponentType } from 'react';
import { useSession } from '~/session';
import { paths } from '../paths';
import type { SitePath } from './pages';

const AccountReminder = lazy(() =>
  import('../VerificationReminder').then((m) => ({ default: m.VerificationReminder })),
);

/** Public pages on which a signed-in owner with an unverified address is reminded. */
const REMINDING: readonly SitePath[] = [paths.landing, paths.verifyEmail];

function Reminder() {
  const session = useSession();
  return session.status === 'signedIn' && !session.user.verified ? <AccountReminder /> : null;
}

export interface SiteRootProps {
  path: SitePath;
  page: ComponentType;
  /** Called when the page reacts to its visitor. */
  onLive?: () => void;
}

/** One public page, the same tree when its HTML is made and when it comes to life. */
export function SiteRoot({ path, page: Page, onLive }: SiteRootProps) {
  const announce = useEffectEvent(() => onLive?.());
  useEffect(() => announce(), []);
  return (
    <StrictMode>
      {REMINDING.includes(path) ? (
        <Suspense fallback={null}>
          <Reminder />
        </Suspense>
      ) : null}
      <Page />
    </StrictMode>
  );
}
