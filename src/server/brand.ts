import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { type Brand, FACES, type Face } from '~/design-system/theme/brand';
import { createThemes } from '~/design-system/theme/createThemes';
import { serializeScale, serializeTheme } from '~/design-system/theme/serializeTokens';
import { torchward } from '~/design-system/theme/torchward';
import { describeError, readErrorCode } from './describeError';

/** A file of the brand; its address has its hash, so that it may be cached for ever. */
export interface BrandFile {
  address: string;
  type: string;
  content: Buffer;
}

/** How the installation looks and what it is called, in place of Torchward. */
export interface InstalledBrand {
  name: string;
  sheet: BrandFile;
  logo: BrandFile | undefined;
  /** What a browser's own bars take. */
  themeColors: Readonly<Record<'light' | 'dark', string>>;
}

/** Every error of a brand file, each a sentence that says what to change. */
export type BrandResult = { brand: InstalledBrand } | { faults: readonly string[] };

const NAME_LENGTH = 40;
const LOGO_KB = 64;
const KB = 1024;
const HELP = 'docs/operating.md has an example.';

const createNumberSchema = (name: string, minimum: number, maximum: number) => {
  const message = `${name} must be a number from ${minimum} to ${maximum}.`;
  return v.pipe(v.number(message), v.minValue(minimum, message), v.maxValue(maximum, message));
};

const createHueEntries = (name: string) => ({
  hue: createNumberSchema(`${name}.hue`, 0, 360),
  chroma: v.optional(createNumberSchema(`${name}.chroma`, 0, 3), 1),
});

/** An object without further entries, because a misspelt one would change nothing. */
const group = <Entries extends v.ObjectEntries>(name: string, entries: Entries) =>
  v.strictObject(entries, (issue) =>
    issue.expected === 'never'
      ? `${name} has no entry ${issue.received}: it has ${Object.keys(entries).join(', ')}.`
      : issue.received === 'undefined'
        ? `${name} has no ${issue.expected.replaceAll('"', '')}, which it needs.`
        : `${name} must be an object.`,
  );

const FACE_NAMES = Object.keys(FACES) as Face[];
const createFaceSchema = (name: string) =>
  v.optional(
    v.picklist(FACE_NAMES, `brand.faces.${name} must be one of ${FACE_NAMES.join(', ')}.`),
    torchward.faces[name as keyof Brand['faces']],
  );

const nameMessage = `name must be a text of 1 to ${NAME_LENGTH} characters.`;

const schema = group('The file', {
  name: v.pipe(
    v.string(nameMessage),
    v.trim(),
    v.minLength(1, nameMessage),
    v.maxLength(NAME_LENGTH, nameMessage),
  ),
  logo: v.optional(v.string('logo must be the path of an SVG or PNG file.')),
  brand: v.optional(
    group('brand', {
      neutral: v.optional(group('brand.neutral', createHueEntries('brand.neutral')), torchward.neutral),
      accent: v.optional(
        group('brand.accent', {
          ...createHueEntries('brand.accent'),
          lightness: v.optional(createNumberSchema('brand.accent.lightness', -0.12, 0.12), 0),
        }),
        torchward.accent,
      ),
      faces: v.optional(
        group('brand.faces', {
          display: createFaceSchema('display'),
          text: createFaceSchema('text'),
          mono: createFaceSchema('mono'),
        }),
        torchward.faces,
      ),
      radius: v.optional(createNumberSchema('brand.radius', 0, 2), torchward.radius),
      density: v.optional(createNumberSchema('brand.density', 0.85, 1.25), torchward.density),
    }),
    torchward,
  ),
});

function createFile(name: string, ending: string, type: string, content: Buffer): BrandFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return { address: `/brand/${name}-${hash}.${ending}`, type, content };
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<svg[\s>]/;

function readLogo(path: string): BrandFile | string {
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch (error) {
    return `The logo ${path} can't be read (${readErrorCode(error) ?? String(error)}): name an SVG or PNG file, from the brand file's folder on.`;
  }
  if (content.length > LOGO_KB * KB)
    return `The logo ${path} has ${Math.ceil(content.length / KB)} KB: every visitor loads it, so it may have at most ${LOGO_KB} KB.`;
  if (content.subarray(0, PNG.length).equals(PNG)) return createFile('logo', 'png', 'image/png', content);
  if (SVG.test(content.toString('utf8'))) return createFile('logo', 'svg', 'image/svg+xml', content);
  return `The logo ${path} is no image that browsers draw as a logo: save it as SVG or PNG.`;
}

function printSheet(brand: Brand, logo: BrandFile | undefined): string {
  const { light, dark, scale } = createThemes(brand);
  /* With the element's name these rules win over those of the build, wherever a page loads them. */
  return [
    serializeScale('html:root', scale),
    serializeTheme('html:root,html [data-theme="light"]', light),
    serializeTheme('html[data-theme="dark"],html [data-theme="dark"]', dark),
    ...(logo
      ? [`[data-logo]{background:url("${logo.address}") center/contain no-repeat}[data-logo]>*{display:none}`]
      : []),
  ].join('\n');
}

/**
 * Reads a brand file and makes what the server sends of it.
 *
 * @param path the JSON file's absolute path
 */
export function readBrandFile(path: string): BrandResult {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return {
      faults: [
        `BRAND_FILE names ${path}, which can't be read (${readErrorCode(error) ?? String(error)}). ${HELP}`,
      ],
    };
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const reason = describeError(error);
    return { faults: [`BRAND_FILE names ${path}, which is not JSON (${reason}). ${HELP}`] };
  }
  const result = v.safeParse(schema, data);
  if (!result.success)
    return { faults: result.issues.map(({ message }) => `BRAND_FILE names ${path}: ${message}`) };
  const { name, logo: logoPath, brand } = result.output;
  const logo = logoPath === undefined ? undefined : readLogo(resolve(dirname(path), logoPath));
  if (typeof logo === 'string') return { faults: [`BRAND_FILE names ${path}: ${logo}`] };
  const { light, dark } = createThemes(brand);
  return {
    brand: {
      name,
      logo,
      sheet: createFile('tokens', 'css', 'text/css; charset=utf-8', Buffer.from(printSheet(brand, logo))),
      themeColors: { light: light.color.canvas, dark: dark.color.canvas },
    },
  };
}
