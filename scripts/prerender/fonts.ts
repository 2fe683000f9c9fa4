import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The characters with code points from one to another. */
const listCharactersBetween = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The characters of English text; all others come from the full fonts. */
const ENGLISH = `${listCharactersBetween(0x20, 0x7e)} ©·×–—‘’“”•…→`;

/** What players write in Western Europe and South America beside them. */
const WESTERN = `¡¿${listCharactersBetween(0xc0, 0xff)}`;

interface FontSubset {
  family: string;
  /** Name of the full font's file, without the hash and ending that the build adds. */
  file: string;
  /** The full font's weights. The subset declares them too, because a browser combines only faces of equal weights. */
  weights: string;
  characters: string;
  /** The weights that the subset keeps. */
  wght: number | { min: number; max: number; default: number };
}

const LINES_FAMILY = 'JetBrains Mono Variable';

const FONT_SUBSETS: readonly FontSubset[] = [
  {
    family: 'Bricolage Grotesque Variable',
    file: 'bricolage-grotesque-latin-wght-normal',
    weights: '200 800',
    characters: ENGLISH,
    wght: 650,
  },
  {
    family: 'Geist Variable',
    file: 'geist-latin-wght-normal',
    weights: '100 900',
    characters: ENGLISH,
    wght: { min: 400, max: 650, default: 400 },
  },
  {
    family: LINES_FAMILY,
    file: 'jetbrains-mono-latin-wght-normal',
    weights: '100 800',
    characters: ENGLISH + WESTERN,
    wght: 400,
  },
];

export interface SiteFonts {
  /** The `@font-face` rules of the subsets. */
  css: string;
  /** Addresses of the subsets' files. */
  files: readonly string[];
  /** The one of these rules that declares the face of chat lines. */
  linesCss: string;
}

const listCodePoints = (characters: string): number[] =>
  [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);

/** Code points as the value of `unicode-range`. */
function formatUnicodeRange(codes: Iterable<number>): string {
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

function* parseUnicodeRange(range: string): Generator<number> {
  for (const part of range.split(',')) {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    const last = Number.parseInt(to.replaceAll('?', 'f'), 16);
    for (let code = Number.parseInt(from.replaceAll('?', '0'), 16); code <= last; code += 1) yield code;
  }
}

const FULL_FONT_FACE = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

/**
 * Removes the subset's characters from the full fonts' `unicode-range`. With the characters in both, a browser would
 * download the full font too while the subset is late, and the slowest visits would load the most.
 */
export const excludeSubsetCharacters = (css: string): string =>
  css.replace(FULL_FONT_FACE, (rule) => {
    const subset = FONT_SUBSETS.find(({ family }) => rule.includes(family));
    const codes = new Set(listCodePoints(subset?.characters ?? ''));
    return rule.replace(/unicode-range:([^;}]+)/, (_match, range: string) => {
      const others = [...parseUnicodeRange(range)].filter((code) => !codes.has(code));
      return `unicode-range:${formatUnicodeRange(others)}`;
    });
  });

/** Removes the full fonts from a page without text fields, whose every character is in the subsets. */
export const removeFullFontFaces = (css: string): string => css.replace(FULL_FONT_FACE, '');

/**
 * Chromium delays the first paint by up to 100 ms for preloaded fonts. They arrive within that time on a cable, but
 * hardly ever on a phone's network, where preloading would only delay the text.
 */
const FAST_NETWORK_MEDIA = '(min-width:768px)';

/** The windows of phones. */
const PHONE_MEDIA = `not all and ${FAST_NETWORK_MEDIA}`;

/**
 * Links that preload the subsets.
 *
 * @param media the media query under which the browser preloads; null for always
 */
export const createFontPreloads = (
  { files }: Pick<SiteFonts, 'files'>,
  media: string | null = FAST_NETWORK_MEDIA,
): string[] =>
  files.map(
    (file) =>
      `<link rel="preload" href="${file}" as="font" type="font/woff2"${media === null ? '' : ` media="${media}"`} crossorigin>`,
  );

/**
 * Creates the subsets' rules for a page whose HTML shows text before its fonts arrive. On a fast network a late font is
 * used from the next page on, so that no text moves; on a phone, where fonts are always late, it replaces the fallback
 * at once.
 */
export const createFontCss = ({ css }: Pick<SiteFonts, 'css'>): string =>
  `@media ${FAST_NETWORK_MEDIA}{${makeOptional(css)}}@media ${PHONE_MEDIA}{${css}}`;

/** Keeps the fallback where a face is late, until the next page. */
const makeOptional = (css: string): string => css.replaceAll('font-display:swap', 'font-display:optional');

/**
 * Chat lines keep a fallback until the next page: a late face breaks lines elsewhere, and the table of lines would
 * move.
 */
const keepLines = ({ css, linesCss }: SiteFonts): string => css.replace(linesCss, makeOptional);

function insertIntoHead(page: string, parts: readonly string[]): string {
  if (!page.includes('</head>')) throw new Error("The app's page has no head.");
  return page.replace('</head>', () => `${parts.join('')}</head>`);
}

/**
 * Adds the subsets and their preloads to a page of the app whose first text waits for scripts anyway.
 *
 * @throws when the page has no head
 */
export const inlineFonts = (page: string, fonts: SiteFonts): string =>
  insertIntoHead(page, [
    ...createFontPreloads(fonts, null),
    `<style>${createFontCss({ css: keepLines(fonts) })}</style>`,
  ]);

/**
 * Adds the subsets to a page of the app that shows text before its scripts, and their preloads in a wide window. A
 * browser asks for a face as soon as it has laid out text in it, before scripts and answers that wait for a connection.
 * So public/start.js, which must follow the rules, lets the phone's rules apply once an earlier page has fetched the
 * files, and fetches them after the page where none has.
 *
 * @throws when the page has no head, or no script
 */
export function inlineLateFonts(page: string, fonts: SiteFonts): string {
  if (!page.includes('<script')) throw new Error("The app's page has no script.");
  const css = makeOptional(fonts.css);
  const rules =
    `<style>@media ${FAST_NETWORK_MEDIA}{${css}}</style>` +
    `<style data-phone-fonts="${fonts.files.join(' ')}" data-media="${PHONE_MEDIA}" media="not all">${css}</style>`;
  return insertIntoHead(
    page.replace('<script', (script) => rules + script),
    createFontPreloads(fonts),
  );
}

/**
 * Reduces the fonts to the characters of English text and the weights in use, a quarter of their size, so that a first
 * visit on a slow network shows them.
 *
 * @param out the folder of the finished site
 * @throws when the build has no such font
 */
export async function subsetFonts(out: string): Promise<SiteFonts> {
  const assets = await readdir(join(out, 'assets'));
  const subsets: { family: string; css: string; file: string }[] = [];
  for (const { family, file, weights, characters, wght } of FONT_SUBSETS) {
    const fullFont = assets.find((name) => name.startsWith(`${file}-`) && name.endsWith('.woff2'));
    if (fullFont === undefined) throw new Error(`The build has no font ${file}.`);
    const font = await subsetFont(await readFile(join(out, 'assets', fullFont)), characters, {
      targetFormat: 'woff2',
      keepFeatures: ['ccmp', 'kern', 'mark', 'tnum'],
      noHinting: true,
      variationAxes: { wght },
    });
    const hash = createHash('sha256').update(font).digest('base64url').slice(0, 8);
    const address = `/assets/${file}-site-${hash}.woff2`;
    await writeFile(join(out, address), font);
    const css =
      `@font-face{font-family:'${family}';src:url(${address})format('woff2');font-weight:${weights};` +
      `font-display:swap;unicode-range:${formatUnicodeRange(listCodePoints(characters))}}`;
    subsets.push({ family, css, file: address });
  }
  const lines = subsets.find(({ family }) => family === LINES_FAMILY);
  if (lines === undefined) throw new Error(`No subset is of ${LINES_FAMILY}.`);
  return {
    css: subsets.map(({ css }) => css).join(''),
    files: subsets.map(({ file }) => file),
    linesCss: lines.css,
  };
}
