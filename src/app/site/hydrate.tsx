import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '~/design-system/theme/styles';
import { followTheme } from '~/preferences';
import { followOtherTab, session } from '~/session';
import { sitePages, sitePathOf } from './pages';
import { SiteRoot } from './SiteRoot';

/** Only visitors who are signed in need the API on a public page. */
async function restartSession(): Promise<void> {
  const { startSession } = await import('~/api/session');
  await startSession();
}

/** Brings the page's HTML to life. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const path = sitePathOf(window.location.pathname);
  if (path === undefined) return;
  const Page = await sitePages[path]();
  // In slices, so that a tap is answered while a long page comes to life.
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteRoot
        path={path}
        page={Page}
        onLive={() => {
          root.dataset['state'] = 'live';
          root.dispatchEvent(new Event('live'));
        }}
      />,
    );
  });

  followTheme();
  window.addEventListener('storage', (event) => followOtherTab(session, event, () => void restartSession()));
  if (session.credentials.current() !== null) void restartSession();
}
