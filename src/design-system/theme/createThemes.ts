import type { Brand } from './brand';
import { CONTRAST_PAIRS, type ColorPath } from './contrastPairs';
import { shadeDark } from './dark';
import { shadeLight } from './light';
import { fitChroma, measureContrast, serializeOklch, type Oklch } from './oklch';
import { createPalette, type Shades } from './palette';
import { createScale } from './scale';
import type { ScaleTokens, Theme, ThemeColors } from './tokens';

/** A brand's two themes, and what both share. */
export interface Themes {
  light: Theme;
  dark: Theme;
  scale: ScaleTokens;
}

type Tree<T> = { [name: string]: T | Tree<T> };
type ShadesByPath = ReadonlyMap<string, Oklch>;

const isShade = (node: Oklch | Tree<Oklch>): node is Oklch => typeof node['lightness'] === 'number';

function listShades(tree: Tree<Oklch>, prefix = ''): [path: string, shade: Oklch][] {
  return Object.entries(tree).flatMap(([name, node]) => {
    const path = `${prefix}${name}`;
    return isShade(node) ? [[path, node] as [string, Oklch]] : listShades(node, `${path}.`);
  });
}

function serializeShades(tree: Tree<Oklch>, shades: ShadesByPath, prefix = ''): Tree<string> {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]) => {
      const path = `${prefix}${name}`;
      return [
        name,
        isShade(node) ? serializeOklch(shades.get(path) ?? node) : serializeShades(node, shades, `${path}.`),
      ];
    }),
  );
}

/** One step of lightness; smaller ones are not seen. */
const STEP = 0.005;

/** States of one thing change together, so that each still looks different from the others. */
const STATES: readonly ColorPath[] = ['accent.fill', 'accent.fillHover', 'accent.fillPressed'];

const GROUPS: readonly (readonly ColorPath[])[] = [
  STATES,
  ...new Set(CONTRAST_PAIRS.map(({ color }) => color).filter((color) => !STATES.includes(color))),
].map((group) => [group].flat());

/** Moves the lightness of a group away from what it stands on or under, until every pair has its contrast. */
function keepContrast(group: readonly ColorPath[], shades: Map<string, Oklch>): void {
  const get = (path: ColorPath): Oklch => {
    const shade = shades.get(path);
    if (!shade) throw new Error(`The theme has no ${path}.`);
    return shade;
  };
  for (const { color, against, ratio } of CONTRAST_PAIRS.filter((pair) => group.includes(pair.color))) {
    const direction = get(color).lightness < get(against).lightness ? -1 : 1;
    while (measureContrast(get(color), get(against)) < ratio) {
      for (const path of group) {
        const lightness = Math.round((get(path).lightness + direction * STEP) * 1000) / 1000;
        if (lightness < 0 || lightness > 1)
          throw new RangeError(`No ${color} has a contrast of ${ratio} to ${against}.`);
        shades.set(path, fitChroma({ ...get(path), lightness }));
      }
    }
  }
}

function complete({ scheme, color, elevation }: Shades): Theme {
  const shades = new Map(listShades(color).map(([path, shade]) => [path, fitChroma(shade)]));
  /* What a colour is measured against never gives way itself, so the order does not matter. */
  for (const group of GROUPS) keepContrast(group, shades);
  return { scheme, color: serializeShades(color, shades) as ThemeColors, elevation };
}

/** Makes a brand's themes. Every colour of words or edges keeps its contrast in both, whatever the hues. */
export function createThemes(brand: Brand): Themes {
  const palette = createPalette(brand);
  return {
    light: complete(shadeLight(palette)),
    dark: complete(shadeDark(palette)),
    scale: createScale(brand),
  };
}
