import { renderToString } from 'react-dom/server';
import { appPaths, type AppPath } from '../contract/appPaths';
import { CenteredSpinner } from './CenteredSpinner';
import { loadScreen, routes } from './routes';
import { LoadingPage } from './shell/LoadingPage';
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

/** Renders a screen of the shell, as it looks while its data loads, as HTML. Leaves screens of much text empty. */
export async function renderLoadingPage(path: AppPath): Promise<string> {
  const screen = TEXT_SCREENS.includes(path) ? CenteredSpinner : await loadScreen(path);
  const page = renderToString(<LoadingPage path={path} screen={screen} />);
  // The security policy refuses style attributes. Radix sets them for focus and motion, and an inert page has neither.
  const withoutStyles = page.replaceAll(/ style="[^"]*"/g, '');
  // Browser automation types into inert fields, and the code, once it is there, replaces them.
  return withoutStyles.replaceAll(/<(input|textarea) /g, '<$1 readonly ');
}

/** Renders the content of a public page as HTML. */
export async function renderPage(path: SitePath): Promise<string> {
  const Page = await sitePages[path]();
  return renderToString(<SiteRoot path={path} page={Page} />);
}
