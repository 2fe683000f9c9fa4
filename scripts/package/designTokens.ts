import Color from 'colorjs.io';
import { dark, light, scale } from '../../src/design-system/theme/torchward';
import { scaleMeanings, themeMeanings } from '../../src/design-system/theme/meanings';

/** A token in the format of the Design Tokens Community Group, 2025.10: https://www.designtokens.org/tr/2025.10/format/ */
interface DesignToken {
  $type: string;
  /** A value of its type, or a reference such as `{color.accent.fill}`. */
  $value: unknown;
  $description: string;
  $extensions?: { 'com.torchward.css': string };
}

type TokenTree = { [name: string]: DesignToken | TokenTree | string };
type ValueTree = { [name: string]: string | ValueTree };
type Convert = (css: string) => Omit<DesignToken, '$description'>;

const convertColor: Convert = (css) => {
  const color = new Color(css);
  return {
    $type: 'color',
    $value: {
      colorSpace: 'oklch',
      components: color.coords.map(Number),
      alpha: color.alpha,
      hex: new Color('oklch', color.coords).to('srgb').toGamut().toString({ format: 'hex', collapse: false }),
    },
  };
};

function toDimension(css: string): { value: number; unit: 'px' | 'rem' } {
  const [, value = '0', unit = 'px'] = /^([\d.]+)(px|rem)?$/.exec(css) ?? [];
  return { value: Number(value), unit: unit === 'rem' ? 'rem' : 'px' };
}

/** A character is about half as wide as the text is tall. */
const REM_PER_CH = 0.5;

/** Lengths that the format lacks get the nearest that it has: the largest of a `clamp`, and rem for `ch`. */
const convertDimension: Convert = (css) => {
  const [, largest] = /^clamp\(.*, ([\d.]+rem)\)$/.exec(css) ?? [];
  const [, characters] = /^([\d.]+)ch$/.exec(css) ?? [];
  const nearest = largest ?? (characters && `${Number(characters) * REM_PER_CH}rem`);
  return {
    $type: 'dimension',
    $value: toDimension(nearest ?? css),
    ...(nearest !== undefined && { $extensions: { 'com.torchward.css': css } }),
  };
};

const convertFont: Convert = (css) => ({
  $type: 'fontFamily',
  $value: css.split(', ').map((name) => name.replaceAll("'", '')),
});

const convertNumber =
  (type: 'number' | 'fontWeight'): Convert =>
  (css) => ({ $type: type, $value: Number(css) });

const convertDuration: Convert = (css) => ({
  $type: 'duration',
  $value: { value: Number.parseFloat(css), unit: 'ms' },
});

const convertEasing: Convert = (css) => ({
  $type: 'cubicBezier',
  $value: [...css.matchAll(/[\d.]+/g)].map(Number),
});

const convertShadow: Convert = (css) => {
  const [, x = '', y = '', blur = '', color = ''] = /^(\S+) (\S+) (\S+) (oklch\(.*\))$/.exec(css) ?? [];
  return {
    $type: 'shadow',
    $value: {
      color: convertColor(color).$value,
      offsetX: toDimension(x),
      offsetY: toDimension(y),
      blur: toDimension(blur),
      spread: toDimension('0'),
    },
  };
};

/** How each group of the shared tokens is converted; a new group does not compile without an entry. */
const SHARED: Record<keyof typeof scale, Convert> = {
  space: convertDimension,
  radius: convertDimension,
  stroke: convertDimension,
  size: convertDimension,
  font: convertFont,
  fontSize: convertDimension,
  lineHeight: convertNumber('number'),
  weight: convertNumber('fontWeight'),
  duration: convertDuration,
  easing: convertEasing,
  layer: convertNumber('number'),
};

type ConvertAt = (css: string, path: string) => Omit<DesignToken, '$description'>;

const isTree = (value: string | ValueTree | undefined): value is ValueTree => typeof value === 'object';

function convertTree(values: ValueTree, meanings: ValueTree, convert: ConvertAt, path: string): TokenTree {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, DesignToken | TokenTree] => {
      const meaning = meanings[name];
      const own = `${path}.${name}`;
      if (typeof value !== 'string')
        return [name, convertTree(value, isTree(meaning) ? meaning : {}, convert, own)];
      return [name, { ...convert(value, own), $description: typeof meaning === 'string' ? meaning : '' }];
    }),
  );
}

/** Both themes' values of each colour, by its path, in the order of the tree. */
function listPairs(first: ValueTree, second: ValueTree, path: string): [path: string, pair: string][] {
  return Object.entries(first).flatMap(([name, value]): [string, string][] => {
    const other = second[name];
    const own = `${path}.${name}`;
    if (isTree(value)) return isTree(other) ? listPairs(value, other, own) : [];
    return typeof other === 'string' ? [[own, `${value} | ${other}`]] : [];
  });
}

/** The colours that equal an earlier one in both themes, by their path: they refer to it. */
function findReferences(): ReadonlyMap<string, string> {
  const firstWith = new Map<string, string>();
  const references = new Map<string, string>();
  for (const [path, pair] of listPairs(light.color, dark.color, 'color')) {
    const earlier = firstWith.get(pair);
    if (earlier === undefined) firstWith.set(pair, path);
    else references.set(path, earlier);
  }
  return references;
}

/** @param prefix stands before the paths that references name; empty in a file of one theme */
function convertTheme({ color, elevation }: typeof light, prefix: string): TokenTree {
  const references = findReferences();
  const convertOrRefer: ConvertAt = (css, path) => {
    const earlier = references.get(path);
    return earlier === undefined ? convertColor(css) : { $type: 'color', $value: `{${prefix}${earlier}}` };
  };
  return {
    color: convertTree(color, themeMeanings.color, convertOrRefer, 'color'),
    elevation: convertTree(elevation, themeMeanings.elevation, convertShadow, 'elevation'),
  };
}

function convertScale(): TokenTree {
  const groups = Object.keys(scale) as (keyof typeof scale)[];
  return Object.fromEntries(
    groups.map((group) => [group, convertTree(scale[group], scaleMeanings[group], SHARED[group], group)]),
  );
}

interface Length {
  value: number;
  unit: string;
}

const serializeLength = ({ value, unit }: Length): string => `${value}${unit}`;

function serializeColor({ hex, alpha }: { hex: string; alpha: number }): string {
  const opacity = Math.round(alpha * 255);
  return opacity === 255 ? hex : `${hex}${opacity.toString(16).padStart(2, '0')}`;
}

/** A value as text, where drafts of the format before 2025.10 had one. */
function serializeValue(type: string, value: unknown): unknown {
  if (typeof value === 'string') return value;
  if (type === 'color') return serializeColor(value as { hex: string; alpha: number });
  if (type === 'dimension' || type === 'duration') return serializeLength(value as Length);
  if (type !== 'shadow') return value;
  const { color, ...lengths } = value as { color: { hex: string; alpha: number } } & Record<string, Length>;
  const serialized = Object.entries(lengths).map(([name, length]) => [name, serializeLength(length)]);
  return { color: serializeColor(color), ...Object.fromEntries(serialized) };
}

const isToken = (node: DesignToken | TokenTree): node is DesignToken => '$value' in node;

function serializeTree(tree: TokenTree): TokenTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]): [string, DesignToken | TokenTree | string] => {
      if (typeof node === 'string') return [name, node];
      if (!isToken(node)) return [name, serializeTree(node)];
      return [name, { ...node, $value: serializeValue(node.$type, node.$value) }];
    }),
  );
}

/**
 * The token files of the package by their path: one with everything, one for each theme, one for what the themes share.
 * Each but the first also comes with its values as text, for tools that read drafts of the format.
 */
export function createTokenFiles(): Readonly<Record<string, TokenTree>> {
  const shared = convertScale();
  const [inLight, inDark] = [convertTheme(light, ''), convertTheme(dark, '')];
  return {
    'tokens.json': {
      light: { $description: 'The light theme.', ...convertTheme(light, 'light.') },
      dark: { $description: 'The dark theme.', ...convertTheme(dark, 'dark.') },
      ...shared,
    },
    'tokens/light.json': inLight,
    'tokens/dark.json': inDark,
    'tokens/shared.json': shared,
    'tokens/text/light.json': serializeTree(inLight),
    'tokens/text/dark.json': serializeTree(inDark),
    'tokens/text/shared.json': serializeTree(shared),
  };
}
