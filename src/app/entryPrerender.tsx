import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { VisuallyHidden } from '~/design-system';
import { appPaths, type AppPath } from '../contract/appPaths';
import { App } from './App';
import { preloadScreen, routes } from './routes';
import { SITE_PAGE_METADATA, type SitePageMetadata } from './site/pageMetadata';
import { sitePages, type SitePath } from './site/pages';
import { SiteRoot } from './site/SiteRoot';

export { listFirstCalls } from './firstCalls';
export { SITE_PAGE_METADATA as DOCUMENTS, type SitePageMetadata as SiteDocument, type SitePath };

/** The paths of the screens in the shell. */
export const SHELL_PATHS: readonly AppPath[] = routes
  .filter(({ inShell }) => inShell)
  .map(({ path }) => path);

/** Screens of much text, which would move when the fonts arrive after it. */
const TEXT_SCREENS: readonly AppPath[] = [appPaths.documentation, appPaths.support];

/** Whether the app keeps the prerendered screen. It draws a screen of much text anew. */
export const isScreenKept = (path: AppPath): boolean => !TEXT_SCREENS.includes(path);

/** React's mark of a part that the browser would have to draw anew. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders a screen of the shell to HTML as it looks while its data loads; a screen of much text is a spinner. The HTML is
 * inert, because nothing in it works without the code.
 *
 * @throws when the browser could not keep a part of it
 */
export async function renderLoadingPage(path: AppPath): Promise<string> {
  // A screen whose code is not there shows its spinner.
  if (isScreenKept(path)) await preloadScreen(path);
  const status = renderToString(
    <VisuallyHidden as="div" role="status">
      Loading your account
    </VisuallyHidden>,
  );
  const app = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  if (isScreenKept(path) && app.includes(UNFINISHED))
    throw new Error(`A part of ${path} loads its own code.`);
  // The security policy refuses style attributes. Radix sets them for focus and motion, and an inert page has neither.
  const withoutStyles = app.replaceAll(/ style="[^"]*"/g, '');
  // Browser automation types into inert fields too.
  const withoutEntry = withoutStyles.replaceAll(/<(input|textarea) /g, '<$1 readonly ');
  return `${status}<div inert>${withoutEntry}</div>`;
}

/** Renders the content of a public page as HTML. */
export async function renderPage(path: SitePath): Promise<string> {
  const Page = await sitePages[path]();
  return renderToString(<SiteRoot path={path} page={Page} />);
}
