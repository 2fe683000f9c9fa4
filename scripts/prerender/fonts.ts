import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** What English text needs, typed or set; other letters come with the whole fonts. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))} ©·×–—‘’“”•…→`;

interface Cut {
  family: string;
  /** How the whole font's file is called, up to what the build adds. */
  file: string;
  /** The whole font's weights, which the cut has to claim as well: only equal rules share a text. */
  weights: string;
  /** Weights in use. */
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

const WHOLE_FONT = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

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
 * A browser holds its first paint up to 100 ms for fonts that are asked for ahead. On a cable they come within it; on a
 * phone's network hardly ever, so that there the text would wait for nothing: it asks for its fonts itself.
 */
const FONTS_COME_IN_TIME = '(min-width:768px)';

/**
 * Fetches the cuts ahead of the text that is set in them.
 *
 * @param media where to do so
 */
export const fontPreloads = ({ files }: SiteFonts, media: string | null = FONTS_COME_IN_TIME): string[] =>
  files.map(
    (file) =>
      `<link rel="preload" href="${file}" as="font" type="font/woff2"${media === null ? '' : ` media="${media}"`} crossorigin>`,
  );

/**
 * The cuts' rules for a public page, which is there before its fonts: where they come in time a late one waits for the
 * next page, so that no text moves; a phone, on whose network they are always late, gets them swapped in.
 */
export const publicRules = ({ css }: SiteFonts): string =>
  `@media ${FONTS_COME_IN_TIME}{${css.replaceAll('font-display:swap', 'font-display:optional')}}` +
  `@media not all and ${FONTS_COME_IN_TIME}{${css}}`;

/**
 * The app's page with the cuts in it, asked for at every width: its first text waits for scripts anyway.
 *
 * @throws when the page has no head
 */
export function inlineFonts(page: string, fonts: SiteFonts): string {
  if (!page.includes('</head>')) throw new Error("The app's page has no head.");
  return page.replace(
    '</head>',
    () => `${fontPreloads(fonts, null).join('')}<style>${fonts.css}</style></head>`,
  );
}

/**
 * Cuts the fonts to the characters of English text and the weights in use, a quarter of their size, so that a first visit
 * on a slow network is drawn in them.
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
        `font-display:swap;unicode-range:${rangeOf(CODES)}}`,
    );
  }
  return { css: rules.join(''), files };
}
