import { renderToString } from 'react-dom/server';
import { SITE_PAGE_METADATA, type SitePageMetadata } from './site/pageMetadata';
import { sitePages, type SitePath } from './site/pages';
import { SiteRoot } from './site/SiteRoot';

export { SITE_PAGE_METADATA as DOCUMENTS, type SitePageMetadata as SiteDocument, type SitePath };

/** Renders the content of a public page as HTML. */
export async function renderPage(path: SitePath): Promise<string> {
  const Page = await sitePages[path]();
  return renderToString(<SiteRoot path={path} page={Page} />);
}
