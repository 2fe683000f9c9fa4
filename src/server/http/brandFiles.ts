import type { FastifyInstance } from 'fastify';
import { PRODUCT_INFO } from '~/contract/productInfo';
import type { InstalledBrand } from '../brand';
import { escapeHtml } from '../mail/messages';

const YEAR_IN_SECONDS = 31_536_000;

/** Serves the style sheet and the logo of a brand at addresses that name their content. */
export function addBrandFiles(app: FastifyInstance, brand: InstalledBrand | undefined): void {
  for (const file of [brand?.sheet, brand?.logo]) {
    if (!file) continue;
    app.get(file.address, (_request, reply) =>
      reply
        .headers({
          'cache-control': `public, max-age=${YEAR_IN_SECONDS}, immutable`,
          // Opened by its address, a logo with scripts is a document; this keeps them from running.
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
        .type(file.type)
        .send(file.content),
    );
  }
}

/** Files in which the product has its own name or icon, and which an installation with a brand therefore lacks. */
export const PRODUCT_ICON_FILES = [
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-*.png',
  'site.webmanifest',
] as const;

/** The theme colours that the build writes into each page. `applyBrand` replaces them with the brand's. */
const BUILT_THEME_COLORS = { light: '#f5f7f9', dark: '#0b0f14' } as const;

/** Gives a built page the name, the colours and the icon of a brand. Its texts stay as they are. */
export function applyBrand(html: string, brand: InstalledBrand | undefined): string {
  if (!brand) return html;
  const { sheet, logo, themeColors } = brand;
  const name = escapeHtml(brand.name);
  const links = `<link rel="stylesheet" href="${sheet.address}"><meta name="torchward:product-name" content="${name}">`;
  return html
    .replace(/<title>[^<]*<\/title>|<noscript>[^<]*<\/noscript>|<meta [^>]*>/g, (tag) =>
      tag
        .replaceAll(PRODUCT_INFO.name, () => name)
        .replace(`content="${BUILT_THEME_COLORS.light}"`, `content="${themeColors.light}"`)
        .replace(`content="${BUILT_THEME_COLORS.dark}"`, `content="${themeColors.dark}"`),
    )
    .replace(/<link rel="icon"[^>]*>/, (tag) =>
      logo ? `<link rel="icon" href="${logo.address}" type="${logo.type}">` : tag,
    )
    .replace(/<link rel="(?:apple-touch-icon|manifest)"[^>]*>/g, '')
    .replace('</head>', () => `${links}</head>`);
}
