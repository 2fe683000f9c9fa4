import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Whatever English text needs, typed or set; other letters come with the whole fonts. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))} ©·×–—‘’“”•…→`;

interface Cut {
  family: string;
  /** How the whole font's file is called, up to what the build adds. */
  file: string;
  /** The whole font's weights, which the cut has to claim as well: only equal rules share a text. */
  weights: string;
  /** Weights that public pages use. */
  wght: number | { min: number; max: number; default: number };
  /**
   * `optional`: text that would break its lines anew keeps the stand-in until the next page. `swap`: text in boxes of a
   * fixed size, which nothing follows.
   */
  display: 'optional' | 'swap';
  /** Whether it is asked for ahead of the text. */
  isAhead: boolean;
}

const CUTS: readonly Cut[] = [
  {
    family: 'Bricolage Grotesque Variable',
    file: 'bricolage-grotesque-latin-wght-normal',
    weights: '200 800',
    wght: 650,
    display: 'optional',
    isAhead: true,
  },
  {
    family: 'Geist Variable',
    file: 'geist-latin-wght-normal',
    weights: '100 900',
    wght: { min: 400, max: 650, default: 400 },
    display: 'optional',
    isAhead: true,
  },
  {
    family: 'JetBrains Mono Variable',
    file: 'jetbrains-mono-latin-wght-normal',
    weights: '100 800',
    wght: 400,
    display: 'swap',
    isAhead: false,
  },
];

export interface SiteFonts {
  /** Rules that come after those of the whole fonts: where both have a character, the later rule wins. */
  css: string;
  /** Addresses of the files to fetch at once. */
  ahead: readonly string[];
}

const unicodeRange = [...new Set(CHARACTERS)]
  .map((character) => character.codePointAt(0) ?? 0)
  .filter((code) => code > 126)
  .map((code) => `U+${code.toString(16)}`)
  .join();

/**
 * Cuts the fonts of public pages to what those pages need, a quarter of their size, so that they can be there before
 * the first paint.
 *
 * @param out the folder of the finished site
 * @throws when the build has no such font
 */
export async function cutFonts(out: string): Promise<SiteFonts> {
  const assets = await readdir(join(out, 'assets'));
  const ahead: string[] = [];
  const rules: string[] = [];
  for (const { family, file, weights, wght, display, isAhead } of CUTS) {
    const whole = assets.find((name) => name.startsWith(`${file}-`) && name.endsWith('.woff2'));
    if (whole === undefined) throw new Error(`The build has no font ${file}.`);
    const font = await subsetFont(await readFile(join(out, 'assets', whole)), CHARACTERS, {
      targetFormat: 'woff2',
      keepFeatures: ['ccmp', 'kern', 'mark', 'tnum'],
      noHinting: true,
      variationAxes: { wght },
    });
    const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8);
    const address = `/assets/${file}-site-${hash}.woff2`;
    await writeFile(join(out, address), font);
    if (isAhead) ahead.push(address);
    rules.push(
      `@font-face{font-family:'${family}';src:url(${address})format('woff2');font-weight:${weights};` +
        `font-display:${display};unicode-range:U+20-7e,${unicodeRange}}`,
    );
  }
  return { css: rules.join(''), ahead };
}
