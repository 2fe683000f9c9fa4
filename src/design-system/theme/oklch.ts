/** A colour as lightness from 0 to 1, chroma, and hue in degrees: https://www.w3.org/TR/css-color-4/#ok-lab */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
  /** Opacity from 0 to 1. */
  alpha: number;
}

type Triple = readonly [number, number, number];

/** How far a channel may leave sRGB: about one of the 255 steps of a screen. */
const GAMUT_TOLERANCE = 0.005;

/** Steps in which chroma is reduced, and the precision of what is written. */
const STEPS_PER_UNIT = 1000;

/** Writes a colour in CSS. */
export const serializeOklch = ({ lightness, chroma, hue, alpha }: Oklch): string =>
  `oklch(${lightness} ${chroma} ${hue}${alpha < 1 ? ` / ${alpha}` : ''})`;

const computeDotProduct = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z;

/* The two matrices of the conversion in CSS Color 4, with the second one multiplied up to linear sRGB. */
const CONES: readonly [Triple, Triple, Triple] = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092],
];
const SCREEN: readonly [Triple, Triple, Triple] = [
  [4.0767416360759583, -3.3077115392580629, 0.2309699031821043],
  [-1.2684379732850315, 2.6097573492876882, -0.341319376002657],
  [-0.0041960761386756, -0.7034186179359362, 1.7076146940746117],
];
/** What each of red, green and blue adds to the luminance of WCAG 2. */
const LUMINANCE: Triple = [0.2126, 0.7152, 0.0722];

const applyAll = ([first, second, third]: readonly [Triple, Triple, Triple], value: Triple): Triple => [
  computeDotProduct(first, value),
  computeDotProduct(second, value),
  computeDotProduct(third, value),
];

const mapTriple = ([a, b, c]: Triple, change: (part: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
];

function toLinearSrgb({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const cones = applyAll(CONES, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  return applyAll(
    SCREEN,
    mapTriple(cones, (part) => part ** 3),
  );
}

const encode = (part: number): number =>
  Math.abs(part) > 0.0031308 ? Math.sign(part) * (1.055 * Math.abs(part) ** (1 / 2.4) - 0.055) : 12.92 * part;

const isOnScreens = (color: Oklch): boolean =>
  mapTriple(toLinearSrgb(color), encode).every(
    (part) => part >= -GAMUT_TOLERANCE && part <= 1 + GAMUT_TOLERANCE,
  );

/** The colour with as much of its chroma as an sRGB screen shows at its lightness and hue. */
export function fitChroma(color: Oklch): Oklch {
  if (isOnScreens(color)) return color;
  let steps = Math.ceil(color.chroma * STEPS_PER_UNIT) - 1;
  while (steps > 0 && !isOnScreens({ ...color, chroma: steps / STEPS_PER_UNIT })) steps -= 1;
  return { ...color, chroma: steps / STEPS_PER_UNIT };
}

function measureLuminance(color: Oklch): number {
  const shown = mapTriple(toLinearSrgb(color), (part) => Math.min(Math.max(part, 0), 1));
  return computeDotProduct(LUMINANCE, shown);
}

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export function measureContrast(one: Oklch, other: Oklch): number {
  const [first, second] = [measureLuminance(one), measureLuminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
