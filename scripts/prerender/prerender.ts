import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type * as Entry from '../../src/app/entryPrerender.tsx';
import type { SitePageMetadata } from '../../src/app/site/pageMetadata.ts';
import { getAccessOfPath } from '../../src/contract/access.ts';
import { appPaths } from '../../src/contract/appPaths.ts';
import { findPageAssets } from './assets.ts';
import { renderDocument, PLACEHOLDERS } from './document.ts';
import { createFontCss, createFontPreloads, type SiteFonts, removeFullFontFaces } from './fonts.ts';
import { minifyScript } from './html.ts';

export type PrerenderEntry = typeof Entry;

export interface PrerenderOptions {
  entry: PrerenderEntry;
  manifest: Manifest;
  /** The folder of the finished site. */
  out: string;
  fonts: SiteFonts;
}

/** Paths of the app and of links in mails, which search engines must not crawl. */
const DISALLOWED_PATHS = [
  '/api/',
  '/v1/',
  ...Object.values(appPaths).filter((path) => getAccessOfPath(path) !== 'public'),
  appPaths.verifyEmail,
  appPaths.resetPassword,
];

/** Path of a page's route module, from the repository's root. */
export function getRouteModulePath(path: string): string {
  const name = path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-');
  const component = `-${name}`.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return `src/screens/${name}/${component}Route.tsx`;
}

function renderSitemap(documents: readonly SitePageMetadata[]): string {
  const urls = documents
    .filter(({ listed }) => listed)
    .map(({ path }) => `  <url><loc>${PLACEHOLDERS.origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function renderRobotsTxt(): string {
  return `User-agent: *
${DISALLOWED_PATHS.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${PLACEHOLDERS.origin}/sitemap.xml
`;
}

async function write(out: string, file: string, text: string): Promise<void> {
  const target = join(out, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** Writes a page's styles to a file, for a page that must not inline them, and returns the file's address. */
async function writeSheet(out: string, css: string): Promise<string> {
  const address = `/assets/page-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  await write(out, address, css);
  return address;
}

/** Writes every public page, the sitemap and the rules for robots. */
export async function prerender({ entry, manifest, out, fonts }: PrerenderOptions): Promise<void> {
  const themeScript = minifyScript(await readFile(join(out, 'theme.js'), 'utf8'));
  for (const page of entry.DOCUMENTS) {
    const assets = findPageAssets(manifest, getRouteModulePath(page.path));
    const sheets = await Promise.all(assets.styles.map((sheet) => readFile(join(out, sheet), 'utf8')));
    const own = sheets.join('').trim();
    const css = (page.hydrate === 'idle' ? removeFullFontFaces(own) : own) + createFontCss(fonts);
    const sheet = page.secretAddress ? await writeSheet(out, css) : null;
    const content = await entry.renderPage(page.path);
    const html = renderDocument({
      page,
      content,
      assets,
      css,
      sheet,
      themeScript,
      preloads: createFontPreloads(fonts),
    });
    await write(out, page.path === '/' ? 'index.html' : `${page.path.slice(1)}/index.html`, html);
  }
  await write(out, 'sitemap.xml', renderSitemap(entry.DOCUMENTS));
  await write(out, 'robots.txt', renderRobotsTxt());
}
