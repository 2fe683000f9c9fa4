/**
 * Draws the preview pictures that other sites show for links to the public pages, into public/social. A developer runs
 * it when a claim or the palette changes; the repository holds the pictures, so that a build needs no browser.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../tests/support/browser.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

const CARDS = [
  {
    name: 'landing',
    title: 'Keep the lights on in your',
    highlight: 'server chat',
    note: 'AI chat moderation for block-building game servers',
  },
  {
    name: 'enterprise',
    title: 'Moderation for networks and',
    highlight: 'game makers',
    note: '1M+ messages a month, unlimited servers, 99.9% SLA',
  },
  { name: 'account', title: 'Keep your chat', highlight: 'well lit', note: '7-day free trial on every plan' },
  {
    name: 'legal',
    title: 'Your players’ chat',
    highlight: 'stays yours',
    note: 'What is stored, for how long, who sees it, and how it goes away',
  },
] as const;

async function readFontFace(family: string, file: string): Promise<string> {
  const data = await readFile(join(root, 'node_modules/@fontsource-variable', file));
  return `@font-face{font-family:'${family}';src:url(data:font/woff2;base64,${data.toString('base64')});font-weight:100 900}`;
}

const fonts = await Promise.all([
  readFontFace('Display', 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  readFontFace('Running', 'geist/files/geist-latin-wght-normal.woff2'),
]);

const style = `
${fonts.join('\n')}
* { box-sizing: border-box; margin: 0 }
body { width: 1200px; height: 630px; padding: 72px 80px; display: flex; flex-direction: column; justify-content: space-between;
  color: oklch(0.965 0.005 255); font: 400 32px/1.4 Running;
  background: radial-gradient(760px 560px at 88% 60%, oklch(0.83 0.15 72 / 0.2), transparent 70%), oklch(0.165 0.012 255) }
header { display: flex; align-items: center; gap: 20px; font: 700 44px/1 Display; letter-spacing: -0.02em }
svg { width: 48px; height: 48px }
h1 { max-width: 900px; font: 650 96px/1.04 Display; letter-spacing: -0.03em; text-wrap: balance }
em { font-style: normal; color: oklch(0.82 0.125 188) }
p { color: oklch(0.76 0.018 255) }
`;
const TORCH = `<svg viewBox="0 0 12 12" shape-rendering="crispEdges"><path fill="oklch(0.82 0.125 188)" d="M5 0h2v1h1v1h1v3H8v1H4V5H3V2h1V1h1z"/><path fill="oklch(0.965 0.005 255)" d="M5 2h2v3H5z"/><path fill="oklch(0.54 0.02 255)" d="M5 6h2v6H5z"/></svg>`;

const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const { name, title, highlight, note } of CARDS) {
    await page.setContent(
      `<style>${style}</style><header>${TORCH}Torchward</header><h1>${title} <em>${highlight}</em>.</h1><p>${note}</p>`,
    );
    await page.evaluate(() => document.fonts.ready);
    await writeFile(join(root, `public/social/${name}.png`), await page.screenshot());
  }
} finally {
  await browser.close();
}
