/**
 * Draws the icons that browsers, feed readers and home screens ask for, from public/favicon.svg into public. A developer
 * runs it when the logo changes; the repository holds the icons, so that a build needs no browser.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../tests/support/browser.ts';

const folder = fileURLToPath(new URL('../public/', import.meta.url));

/** Pixels a side. A home screen cuts the edges of an icon, so those that it takes have a ground and a margin. */
const HOME_SCREEN_ICONS = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 } as const;
/** The logo has 12 squares a side, and each gets whole pixels. */
const LOGO_SQUARES = 12;
const FAVICON_PX = 48;

/** Wraps a PNG of at most 255 pixels a side in the ICO format: a header, one entry of its directory, the picture. */
function toIco(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const logo = await readFile(join(folder, 'favicon.svg'), 'utf8');
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  const draw = async (side: number, style: string): Promise<Buffer> => {
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(`<style>* { box-sizing: border-box; margin: 0 } ${style}</style>${logo}`);
    return page.screenshot({ omitBackground: true });
  };
  const plain = await draw(FAVICON_PX, 'svg { display: block; width: 100vw }');
  await writeFile(join(folder, 'favicon.ico'), toIco(plain, FAVICON_PX));
  for (const [name, side] of Object.entries(HOME_SCREEN_ICONS)) {
    const square = Math.floor((side * 0.6) / LOGO_SQUARES);
    const padding = (side - square * LOGO_SQUARES) / 2;
    const icon = await draw(
      side,
      `body { padding: ${padding}px; background: #f5f7f9 } svg { display: block }`,
    );
    await writeFile(join(folder, `${name}.png`), icon);
  }
} finally {
  await browser.close();
}
