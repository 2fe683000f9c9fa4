import { StrictMode, useEffect, useEffectEvent, type ComponentType } from 'react';
import { PageContexts } from '../PageContexts';
import { useIsHydrated } from '../useIsHydrated';
import { VerificationReminder } from '../VerificationReminder';
import { VERIFICATION_REMINDER_PATHS, type SitePath } from './pages';

export interface SiteRootProps {
  path: SitePath;
  page: ComponentType;
  /** Called after hydration, when a form that is submitted has all it needs. */
  onHydrated?: () => void;
}

/** One public page; the same tree when it is prerendered and hydrated. */
export function SiteRoot({ path, page: Page, onHydrated }: SiteRootProps) {
  const isHydrated = useIsHydrated();
  const announce = useEffectEvent(() => onHydrated?.());
  useEffect(() => {
    if (isHydrated) announce();
  }, [isHydrated]);
  return (
    <StrictMode>
      <PageContexts>
        {VERIFICATION_REMINDER_PATHS.includes(path) ? <VerificationReminder /> : null}
        <Page />
      </PageContexts>
    </StrictMode>
  );
}
