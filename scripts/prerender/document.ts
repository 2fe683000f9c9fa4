import type { SitePageMetadata } from '../../src/app/site/pageMetadata.ts';
import type { PageAssets } from './assets.ts';
import { escapeHtml, inlineJson } from './html.ts';

/** Placeholders that the running server replaces with its own addresses. */
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
  /** All style rules of the page. */
  css: string;
  /** Address of a style sheet with the same rules, for a page that must not inline them; null for all others. */
  sheet: string | null;
  /** The script that chooses the theme before the first paint. */
  themeScript: string;
  /** The links that preload the fonts. */
  preloads: readonly string[];
}

/**
 * Postpones the layout of sections below the first window until the visitor scrolls near them or the page's script lays
 * them out. Until then each section counts as 60 rem high.
 */
const DEFERRED_SECTIONS_CSS =
  '@media(scripting:enabled){main>section~section{content-visibility:auto;contain-intrinsic-size:auto 60rem}}';

const renderMetaTag = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

function renderSocialCardTags({ title, description, card: name, path }: SitePageMetadata): string[] {
  const image = `${PLACEHOLDERS.origin}/social/${name}.png`;
  return [
    renderMetaTag('property', 'og:type', 'website'),
    renderMetaTag('property', 'og:site_name', 'Torchward'),
    renderMetaTag('property', 'og:title', title),
    renderMetaTag('property', 'og:description', description),
    renderMetaTag('property', 'og:url', `${PLACEHOLDERS.origin}${path}`),
    renderMetaTag('property', 'og:image', image),
    renderMetaTag('property', 'og:image:width', '1200'),
    renderMetaTag('property', 'og:image:height', '630'),
    renderMetaTag('property', 'og:image:alt', title),
    renderMetaTag('name', 'twitter:card', 'summary_large_image'),
  ];
}

/**
 * Inlines the style rules, which saves a round trip. A page whose address holds a secret links a style sheet instead:
 * when inlined rules request a font, Chromium sends the page's whole address as referrer, whatever the page's policy
 * says.
 */
function renderStyles({ page, assets, css, sheet }: DocumentParts): string {
  const standsFor = `data-sheets="${assets.styles.join(' ')}"`;
  return sheet === null
    ? `<style ${standsFor}>${css}${page.hydrate === 'idle' ? DEFERRED_SECTIONS_CSS : ''}</style>`
    : `<link rel="stylesheet" href="${sheet}" ${standsFor}>`;
}

/** Renders one public page as a complete HTML document. */
export function renderDocument(parts: DocumentParts): string {
  const { page, content, assets, themeScript, preloads } = parts;
  const ahead = page.hydrate === 'now' ? assets.scripts : [];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(page.secretAddress ? ['<meta name="referrer" content="no-referrer">'] : []),
    `<script>${themeScript}</script>`,
    `<title>${escapeHtml(page.title)}</title>`,
    ...preloads,
    renderStyles(parts),
    `<script type="module" src="${assets.entry}"></script>`,
    ...ahead.map((script) => `<link rel="modulepreload" href="${script}">`),
    renderMetaTag('name', 'description', page.description),
    ...(page.listed ? [] : ['<meta name="robots" content="noindex">']),
    `<link rel="canonical" href="${PLACEHOLDERS.origin}${page.path}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f7f9">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b0f14">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...renderSocialCardTags(page),
    renderMetaTag('name', 'torchward:status-page', PLACEHOLDERS.statusPage),
    renderMetaTag('name', 'torchward:community', PLACEHOLDERS.community),
    renderMetaTag('name', 'torchward:mailbox', PLACEHOLDERS.mailbox),
  ];
  // Structured data comes after the content, because only robots read it.
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
