import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import type { Brand } from '~/design-system/theme/brand';
import { CONTRAST_PAIRS, type ColorPath } from '~/design-system/theme/contrastPairs';
import { createThemes } from '~/design-system/theme/createThemes';
import { shadeDark } from '~/design-system/theme/dark';
import { shadeLight } from '~/design-system/theme/light';
import { measureContrast, serializeOklch, type Oklch } from '~/design-system/theme/oklch';
import { createPalette } from '~/design-system/theme/palette';
import { torchward } from '~/design-system/theme/torchward';

type Node = string | Oklch | { [name: string]: Node };

const isShade = (node: object): node is Oklch => 'alpha' in node;

/** The colours of a theme in CSS by their path, whether they are printed or not. */
function list(node: Node, path = ''): [path: string, css: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (isShade(node)) return [[path, serializeOklch(node)]];
  return Object.entries(node).flatMap(([name, child]) => list(child, path ? `${path}.${name}` : name));
}

/* A second implementation measures what the theme's own arithmetic constructs. */
const screenColours = new Map<string, Color>();

function toScreenColour(css: string): Color {
  const color = screenColours.get(css) ?? new Color(css).to('srgb').toGamut();
  screenColours.set(css, color);
  return color;
}

/** Measures WCAG 2 contrast of the colours as sRGB screens show them. */
const measure = (one: string, other: string): number =>
  toScreenColour(one).contrastWCAG21(toScreenColour(other));

/** What is wrong with a theme's colours: pairs below their contrast, and what no sRGB screen shows. */
function findFaults(color: Node): string[] {
  const values = new Map(list(color));
  const get = (path: ColorPath): string => values.get(path) ?? 'none';
  return [
    ...CONTRAST_PAIRS.filter((pair) => measure(get(pair.color), get(pair.against)) < pair.ratio).map(
      (pair) => `${pair.color} against ${pair.against} is below ${pair.ratio}`,
    ),
    ...[...values]
      .filter(([, css]) => !new Color(css).inGamut('srgb', { epsilon: 0.005 }))
      .map(([path]) => `${path} is outside sRGB`),
  ];
}

const createBrand = (hue: number, chroma: number, lightness: number): Brand => ({
  ...torchward,
  /* Far from the accent's hue, and all around the circle. */
  neutral: { hue: (hue * 7) % 360, chroma },
  accent: { hue, chroma, lightness },
});

const HUES = Array.from({ length: 36 }, (_, index) => index * 10);
const CHROMAS = [0, 0.5, 1, 3];
const LIGHTNESSES = [-0.12, 0, 0.12];

const readLightness = (css: string): number => Number(/^oklch\((\S+)/.exec(css)?.[1]);

describe.each(HUES)('a brand of the hue %d', (hue) => {
  const brands = CHROMAS.flatMap((chroma) =>
    LIGHTNESSES.map((lightness) => createBrand(hue, chroma, lightness)),
  );

  it('keeps the contrast of every pair and stays inside sRGB in both themes', () => {
    const faults = brands.flatMap((brand) => {
      const { light, dark } = createThemes(brand);
      return [light, dark].flatMap(({ scheme, color }) =>
        findFaults(color).map((fault) => `${scheme}, ${JSON.stringify(brand.accent)}: ${fault}`),
      );
    });
    expect(faults).toEqual([]);
  });

  it('shows which state its main action is in', () => {
    for (const brand of brands) {
      const { light, dark } = createThemes(brand);
      for (const { accent } of [light.color, dark.color]) {
        const [pressed = 0, usual = 0, hover = 0] = [accent.fillPressed, accent.fill, accent.fillHover]
          .map(readLightness)
          .sort((one, other) => one - other);
        expect(Math.min(usual - pressed, hover - usual)).toBeGreaterThan(0.03);
      }
    }
  });

  it('tells the series of a chart apart by their hues', () => {
    const [series1 = 0, series2 = 0, series3 = 0] = Object.values(
      createThemes(createBrand(hue, 1, 0)).light.color.chart,
    ).map((css) => Number(/(\S+)\)$/.exec(css)?.[1]));
    for (const [one, other] of [
      [series1, series2],
      [series1, series3],
      [series2, series3],
    ] as const) {
      const difference = Math.abs(one - other);
      expect(Math.min(difference, 360 - difference)).toBeGreaterThanOrEqual(45);
    }
  });
});

describe.each([
  ['light', shadeLight, createThemes(torchward).light.color],
  ['dark', shadeDark, createThemes(torchward).dark.color],
] as const)('the %s theme', (name, shadeTheme, color) => {
  it('keeps the written colours of Torchward, because every pair already has enough contrast', () => {
    const written = shadeTheme(createPalette(torchward)).color;
    expect(list(color)).toEqual(list(written));
    expect(findFaults(written)).toEqual([]);
  });

  it('keeps the colours that carry a meaning in another brand', () => {
    const themes = createThemes(createBrand(300, 1, 0));
    const { neutral, accent, ...meanings } = themes[name].color.tone;
    expect(color.tone).toMatchObject(meanings);
    expect(themes[name].color.danger).toEqual(color.danger);
    expect([neutral, accent]).not.toEqual([color.tone.neutral, color.tone.accent]);
  });
});

it('the check refuses a pair with too little contrast and a colour outside sRGB', () => {
  const { color } = createThemes(torchward).light;
  const faulty = {
    ...color,
    focus: 'oklch(0.8 0.012 255)',
    text: { ...color.text, muted: 'oklch(0.65 0.02 255)' },
    selection: 'oklch(0.87 0.3 192)',
  };
  expect(findFaults(faulty)).toEqual(
    expect.arrayContaining([
      'focus against surface is below 3',
      'text.muted against surface is below 4.5',
      'selection is outside sRGB',
    ]),
  );
});

it('a paler accent is readable because of the construction', () => {
  const pale = createBrand(25, 1, 0.12);
  expect(findFaults(shadeLight(createPalette(pale)).color)).toContain(
    'accent.text against surface is below 4.5',
  );
  expect(findFaults(createThemes(pale).light.color)).toEqual([]);
});

it('what a colour is measured against never gives way itself', () => {
  const moving = new Set(CONTRAST_PAIRS.map(({ color }) => color));
  expect(CONTRAST_PAIRS.filter(({ against }) => moving.has(against))).toEqual([]);
});

it('the contrast that the construction measures is the one of CSS Color 4', () => {
  const white: Oklch = { lightness: 1, chroma: 0, hue: 0, alpha: 1 };
  for (const hue of HUES) {
    const color: Oklch = { lightness: 0.6, chroma: 0.09, hue, alpha: 1 };
    expect(measureContrast(color, white)).toBeCloseTo(measure(serializeOklch(color), 'white'), 3);
  }
});

describe('the scale of a brand', () => {
  it('keeps the written values of Torchward', () => {
    const { scale } = createThemes(torchward);
    expect(scale.radius).toEqual({ mark: '2px', small: '3px', medium: '6px', large: '10px' });
    expect(scale.size).toMatchObject({
      controlCompact: '1.875rem',
      control: '2.25rem',
      controlLarge: '2.875rem',
    });
  });

  it('follows its radius and density in whole pixels', () => {
    const { scale } = createThemes({ ...torchward, radius: 0, density: 0.85 });
    expect(Object.values(scale.radius)).toEqual(['0px', '0px', '0px', '0px']);
    expect(scale.size).toMatchObject({
      controlCompact: '1.625rem',
      control: '1.9375rem',
      controlLarge: '2.4375rem',
    });
    expect(scale.space.medium).toBe('0.875rem');
  });

  it('keeps what can be pressed at 24 px in the densest brand', () => {
    const { scale } = createThemes({ ...torchward, density: 0.85 });
    expect(scale.size.target).toBe('1.5rem');
    expect(Number.parseFloat(scale.size.controlCompact)).toBeGreaterThanOrEqual(1.5);
  });
});
