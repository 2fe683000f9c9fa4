import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type * as Entry from '../../src/app/entryPrerender.tsx';
import type { SitePageMetadata } from '../../src/app/site/pageMetadata.ts';
import { accessOfPath } from '../../src/contract/access.ts';
import { paths } from '../../src/contract/paths.ts';
import { assetsOf } from './assets.ts';
import { documentHtml, PLACEHOLDERS } from './document.ts';
import { createFontPreloads, createPublicPageFontCss, type SiteFonts, removeFullFontFaces } from './fonts.ts';
import { squeezeScript } from './html.ts';

export type PrerenderEntry = typeof Entry;

export interface PrerenderOptions {
  entry: PrerenderEntry;
  manifest: Manifest;
  /** The folder of the finished site. */
  out: string;
  fonts: SiteFonts;
}

/** Addresses that belong to the app or to links from mails; nothing there is for a search engine. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/v1/',
  ...Object.values(paths).filter((path) => accessOfPath(path) !== 'public'),
  paths.verifyEmail,
  paths.resetPassword,
];

/** The Route module of a page, from the repository's root. */
export function routeModule(path: string): string {
  const name = path === '/' ? 'landing' : path.slice(1).replaceAll('/', '-');
  const component = `-${name}`.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return `src/screens/${name}/${component}Route.tsx`;
}

function sitemap(documents: readonly SitePageMetadata[]): string {
  const urls = documents
    .filter(({ listed }) => listed)
    .map(({ path }) => `  <url><loc>${PLACEHOLDERS.origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function robots(): string {
  return `User-agent: *
${NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${PLACEHOLDERS.origin}/sitemap.xml
`;
}

async function write(out: string, file: string, text: string): Promise<void> {
  const target = join(out, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** A page's rules as a file, for a page that may not hold them. Answers its address. */
async function writeSheet(out: string, css: string): Promise<string> {
  const address = `/assets/page-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  await write(out, address, css);
  return address;
}

/** Writes every public page, the sitemap and the rules for robots. */
export async function prerender({ entry, manifest, out, fonts }: PrerenderOptions): Promise<void> {
  const themeScript = squeezeScript(await readFile(join(out, 'theme.js'), 'utf8'));
  for (const page of entry.DOCUMENTS) {
    const assets = assetsOf(manifest, routeModule(page.path));
    const sheets = await Promise.all(assets.styles.map((sheet) => readFile(join(out, sheet), 'utf8')));
    const own = sheets.join('').trim();
    const css = (page.hydrate === 'idle' ? removeFullFontFaces(own) : own) + createPublicPageFontCss(fonts);
    const sheet = page.secretAddress ? await writeSheet(out, css) : null;
    const content = await entry.renderPage(page.path);
    const html = documentHtml({
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
  await write(out, 'sitemap.xml', sitemap(entry.DOCUMENTS));
  await write(out, 'robots.txt', robots());
}
