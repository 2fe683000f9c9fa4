import type { SitePageMetadata } from '../../src/app/site/pageMetadata.ts';
import type { PageAssets } from './assets.ts';
import { escapeHtml, inlineJson } from './html.ts';

/** Stand for what only the running server knows; it puts the real addresses in their place. */
export const PLACEHOLDERS = {
  origin: '%PUBLIC_URL%',
  statusPage: '%STATUS_PAGE_URL%',
  community: '%COMMUNITY_URL%',
  mailbox: '%MAILBOX%',
} as const;

export interface DocumentParts {
  page: SitePageMetadata;
  /** The page's content. */
  content: string;
  assets: PageAssets;
  /** All of the page's style rules. */
  css: string;
  /** Address of a file with the same rules, for a page that may not hold them. */
  sheet: string | null;
  /** The script that chooses the theme before the first paint. */
  themeScript: string;
  /** What fetches the fonts ahead of the text. */
  preloads: readonly string[];
}

/**
 * What lies below the first window of a reading page is laid out when it is come near, or by the page's script in a quiet
 * moment. Until then each section counts as high as one usually is.
 */
const BELOW_LATER =
  '@media(scripting:enabled){main>section~section{content-visibility:auto;contain-intrinsic-size:auto 60rem}}';

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

function card({ title, description, card: name, path }: SitePageMetadata): string[] {
  const image = `${PLACEHOLDERS.origin}/social/${name}.png`;
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Torchward'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', `${PLACEHOLDERS.origin}${path}`),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/**
 * The rules stand in the page, which spares a round trip. Not where the address holds a secret: Chromium sends the whole
 * address as referrer with a font that rules in the page ask for, whatever the page's policy says; for a linked sheet it
 * sends that of the sheet.
 */
function styles({ page, assets, css, sheet }: DocumentParts): string {
  const standsFor = `data-sheets="${assets.styles.join(' ')}"`;
  return sheet === null
    ? `<style ${standsFor}>${css}${page.hydrate === 'idle' ? BELOW_LATER : ''}</style>`
    : `<link rel="stylesheet" href="${sheet}" ${standsFor}>`;
}

/** One public page as a complete HTML document. */
export function documentHtml(parts: DocumentParts): string {
  const { page, content, assets, themeScript, preloads } = parts;
  const ahead = page.hydrate === 'now' ? assets.scripts : [];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(page.secretAddress ? ['<meta name="referrer" content="no-referrer">'] : []),
    `<script>${themeScript}</script>`,
    `<title>${escapeHtml(page.title)}</title>`,
    ...preloads,
    styles(parts),
    `<script type="module" src="${assets.entry}"></script>`,
    ...ahead.map((script) => `<link rel="modulepreload" href="${script}">`),
    meta('name', 'description', page.description),
    ...(page.listed ? [] : ['<meta name="robots" content="noindex">']),
    `<link rel="canonical" href="${PLACEHOLDERS.origin}${page.path}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f4f6f9">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0a0d11">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...card(page),
    meta('name', 'torchward:status-page', PLACEHOLDERS.statusPage),
    meta('name', 'torchward:community', PLACEHOLDERS.community),
    meta('name', 'torchward:mailbox', PLACEHOLDERS.mailbox),
  ];
  // After the content, which should not wait for what only robots read.
  const data = (page.data?.(PLACEHOLDERS.origin) ?? []).map(
    (entry) => `<script type="application/ld+json">${inlineJson(entry)}</script>\n`,
  );
  return `<!doctype html>
<html lang="en">
<head>
${head.join('\n')}
</head>
<body>
<div id="root" data-hydrate="${page.hydrate}">${content}</div>
${data.join('')}</body>
</html>
`;
}
