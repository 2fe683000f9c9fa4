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
}

const CUTS: readonly Cut[] = [
  {
    family: 'Bricolage Grotesque Variable',
    file: 'bricolage-grotesque-latin-wght-normal',
    weights: '200 800',
    wght: 650,
  },
  {
    family: 'Geist Variable',
    file: 'geist-latin-wght-normal',
    weights: '100 900',
    wght: { min: 400, max: 650, default: 400 },
  },
  {
    family: 'JetBrains Mono Variable',
    file: 'jetbrains-mono-latin-wght-normal',
    weights: '100 800',
    wght: 400,
  },
];

export interface SiteFonts {
  /** The rules of the cuts. */
  css: string;
  /** Addresses of their files. */
  files: readonly string[];
}

const CODES: ReadonlySet<number> = new Set([...CHARACTERS].map((character) => character.codePointAt(0) ?? 0));

/** Characters as the value of `unicode-range`. */
function rangeOf(codes: Iterable<number>): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...codes].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  return runs
    .map(([first, last]) => `U+${first.toString(16)}${first === last ? '' : `-${last.toString(16)}`}`)
    .join();
}

function* codesOf(range: string): Generator<number> {
  for (const part of range.split(',')) {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    const last = Number.parseInt(to.replaceAll('?', 'f'), 16);
    for (let code = Number.parseInt(from.replaceAll('?', '0'), 16); code <= last; code += 1) yield code;
  }
}

const WHOLE_FONT = /@font-face\{[^}]*\burl\([^}]*\}/g;

/**
 * Leaves the characters of the cuts to the cuts alone. Were both rules to have them, a browser whose cut comes late would
 * ask for the whole font as well, and the slowest visits would load the most.
 */
export const besideCuts = (css: string): string =>
  css.replace(WHOLE_FONT, (rule) =>
    rule.replace(/unicode-range:([^;}]+)/, (_match, range: string) => {
      const others = [...codesOf(range)].filter((code) => !CODES.has(code));
      return `unicode-range:${rangeOf(others)}`;
    }),
  );

/** The rules of a page on which nothing is typed: the cuts have every letter it shows. */
export const withoutWholeFonts = (css: string): string => css.replace(WHOLE_FONT, '');

/**
 * Cuts the fonts of public pages to what those pages need, a quarter of their size, so that they can be there before
 * the first paint.
 *
 * @param out the folder of the finished site
 * @throws when the build has no such font
 */
export async function cutFonts(out: string): Promise<SiteFonts> {
  const assets = await readdir(join(out, 'assets'));
  const files: string[] = [];
  const rules: string[] = [];
  for (const { family, file, weights, wght } of CUTS) {
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
    files.push(address);
    rules.push(
      `@font-face{font-family:'${family}';src:url(${address})format('woff2');font-weight:${weights};` +
        `font-display:optional;unicode-range:${rangeOf(CODES)}}`,
    );
  }
  return { css: rules.join(''), files };
}
