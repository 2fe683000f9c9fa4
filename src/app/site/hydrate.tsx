import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '~/design-system/theme/styles';
import { watchThemeChanges } from '~/preferences';
import { followOtherTab, session } from '~/session';
import { sitePages, findSitePath } from './pages';
import { SiteRoot } from './SiteRoot';

/** Loaded only for a signed-in owner; other visitors of a public page need no API. */
async function restartSession(): Promise<void> {
  const { startSession } = await import('~/api/session');
  await startSession();
}

/** Hydrates the prerendered page. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const path = findSitePath(window.location.pathname);
  if (path === undefined) return;
  const Page = await sitePages[path]();
  // A transition lets the browser respond to a tap while a long page hydrates.
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteRoot
        path={path}
        page={Page}
        onHydrated={() => {
          root.dataset['state'] = 'live';
          root.dispatchEvent(new Event('live'));
        }}
      />,
    );
  });

  watchThemeChanges();
  window.addEventListener('storage', (event) => followOtherTab(session, event, () => void restartSession()));
  if (session.credentials.current() !== null) void restartSession();
}
