import { StrictMode, useEffect, useEffectEvent, type ComponentType } from 'react';
import { paths } from '../../contract/paths';
import { ThemeChoice } from '../ThemeChoice';
import { VerificationReminder } from '../VerificationReminder';
import type { SitePath } from './pages';

/** Public pages on which a signed-in owner with an unverified address is reminded. */
const REMINDING: readonly SitePath[] = [paths.landing, paths.verifyEmail];

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
      <ThemeChoice>
        {REMINDING.includes(path) ? <VerificationReminder /> : null}
        <Page />
      </ThemeChoice>
    </StrictMode>
  );
}
