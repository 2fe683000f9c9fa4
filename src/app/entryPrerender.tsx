import { renderToString } from 'react-dom/server';
import { DOCUMENTS, type SiteDocument } from './site/documents';
import { sitePages, type SitePath } from './site/pages';
import { SiteRoot } from './site/SiteRoot';

export { DOCUMENTS, type SiteDocument, type SitePath };

/** The content of a public page as HTML. */
export async function renderPage(path: SitePath): Promise<string> {
  const Page = await sitePages[path]();
  return renderToString(<SiteRoot path={path} page={Page} />);
}
