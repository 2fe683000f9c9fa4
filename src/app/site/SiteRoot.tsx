import { StrictMode, useEffect, useEffectEvent, type ComponentType } from 'react';
import { paths } from '../../contract/paths';
import { ThemeChoiceProvider } from '../ThemeChoiceProvider';
import { VerificationReminder } from '../VerificationReminder';
import type { SitePath } from './pages';

/** Public pages with the verification banner. */
const REMINDING: readonly SitePath[] = [paths.landing, paths.verifyEmail];

export interface SiteRootProps {
  path: SitePath;
  page: ComponentType;
  /** Called after hydration. */
  onLive?: () => void;
}

/** One public page; the same tree when it is prerendered and hydrated. */
export function SiteRoot({ path, page: Page, onLive }: SiteRootProps) {
  const announce = useEffectEvent(() => onLive?.());
  useEffect(() => announce(), []);
  return (
    <StrictMode>
      <ThemeChoiceProvider>
        {REMINDING.includes(path) ? <VerificationReminder /> : null}
        <Page />
      </ThemeChoiceProvider>
    </StrictMode>
  );
}
