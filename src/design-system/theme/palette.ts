import type { Brand, BrandHue } from './brand';
import type { Oklch } from './oklch';
import type { Theme, ThemeColors } from './tokens';

/** A colour in a brand's hue. `turn` is its distance from that hue in degrees. */
type ShadeOf = (lightness: number, chroma: number, turn?: number, alpha?: number) => Oklch;

/** The hues that a theme is shaded in. */
export interface Palette {
  white: Oklch;
  neutral: ShadeOf;
  accent: ShadeOf;
  /** The accent's hue behind words, which a brand's lightness does not change. */
  tint: ShadeOf;
  /** The second and third series of a chart, whose first one is the accent. */
  second: ShadeOf;
  third: ShadeOf;
  /** A colour with a meaning, which no brand changes. */
  fixed: (lightness: number, chroma: number, hue: number, alpha?: number) => Oklch;
}

/** A tree of tokens with a colour in place of each value. */
export type ShadeTree<T> = { [K in keyof T]: T[K] extends string ? Oklch : ShadeTree<T[K]> };

/** A theme before its contrast is checked. */
export type Shades = Omit<Theme, 'color'> & { color: ShadeTree<ThemeColors> };

const HUES = 360;

/** Hues of further series in order of preference: orange, blue, magenta, green. */
const SERIES = [48, 255, 330, 150] as const;

/** Series nearer to one another than this are hard to tell apart. */
const LEAST_DISTANCE = 45;

function measureDistance(one: number, other: number): number {
  const difference = Math.abs(one - other) % HUES;
  return Math.min(difference, HUES - difference);
}

/** Four decimals are below what a screen shows, and hide the rounding of the machine. */
const round = (value: number): number => Math.round(value * 10_000) / 10_000;

const shade =
  ({ hue, chroma: share }: BrandHue, lighter = 0): ShadeOf =>
  (lightness, chroma, turn = 0, alpha = 1) => ({
    lightness: round(lightness + lighter),
    chroma: round(chroma * share),
    hue: round((hue + turn + HUES) % HUES),
    alpha,
  });

/** The hues of a brand's themes. Series of charts keep their distance from the accent. */
export function createPalette({ neutral, accent }: Brand): Palette {
  const [second = SERIES[0], third = SERIES[1]] = SERIES.filter(
    (hue) => measureDistance(hue, accent.hue) >= LEAST_DISTANCE,
  );
  return {
    white: { lightness: 1, chroma: 0, hue: 0, alpha: 1 },
    neutral: shade(neutral),
    accent: shade(accent, accent.lightness),
    tint: shade(accent),
    second: shade({ hue: second, chroma: 1 }),
    third: shade({ hue: third, chroma: 1 }),
    fixed: (lightness, chroma, hue, alpha = 1) => ({ lightness, chroma, hue, alpha }),
  };
}
