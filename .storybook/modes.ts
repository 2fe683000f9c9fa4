import { breakpoints } from '../src/design-system/theme/breakpoints';

/** A window's width and height in CSS pixels, and its name in the toolbar. */
export interface Viewport {
  name: string;
  width: number;
  height: number;
}

/** The window sizes of the toolbar, the picture comparison and Chromatic. */
export const viewports = {
  phone: { name: 'Phone', width: breakpoints.phone, height: 720 },
  tablet: { name: 'Tablet', width: breakpoints.tablet, height: 600 },
  desktop: { name: 'Desktop', width: breakpoints.desktop, height: 768 },
  wide: { name: 'Wide', width: breakpoints.wide, height: 900 },
  cinema: { name: 'Cinema', width: 1920, height: 1080 },
} as const satisfies Record<string, Viewport>;

export type ViewportName = keyof typeof viewports;

export const THEMES = ['light', 'dark'] as const;
export type ThemeName = (typeof THEMES)[number];

/** One way to draw a story: a window size and values of the toolbar's switches. */
export interface Mode {
  viewport: ViewportName;
  theme: ThemeName;
  motion?: 'system' | 'reduce';
  textScale?: '100' | '150' | '200';
  /** Forced colours of the system; the toolbar has no switch for them. */
  forcedColors?: 'active';
}

/** Modes by name. Baselines and reports use the same names. */
export type Modes = Readonly<Record<string, Mode>>;

const inBothThemes = (names: readonly ViewportName[]): Modes =>
  Object.fromEntries(
    names.flatMap((viewport) =>
      THEMES.map((theme): [string, Mode] => [`${theme}-${viewport}`, { theme, viewport }]),
    ),
  );

/** The default `chromatic` parameter: both themes in one window size. */
export const componentModes = { modes: inBothThemes(['tablet']) };

/**
 * The `chromatic` parameter for whole pages and the shells around them: both themes in three widths, cropped to the
 * window.
 */
export const pageModes = { modes: inBothThemes(['phone', 'tablet', 'wide']), cropToViewport: true };

/** The `chromatic` parameter of a story whose picture shows the whole page, not just the window. */
export const wholePage = { cropToViewport: false };

const preferenceModes = (viewport: ViewportName): Modes => ({
  [`light-${viewport}-forced-colours`]: { theme: 'light', viewport, forcedColors: 'active' },
  [`dark-${viewport}-reduced-motion`]: { theme: 'dark', viewport, motion: 'reduce' },
  [`light-${viewport}-text-200`]: { theme: 'light', viewport, textScale: '200' },
});

/** The `chromatic` parameters of flagship stories, which are also drawn with a visitor's system preferences. */
export const componentFlagship = { modes: preferenceModes('tablet') };
export const pageFlagship = { modes: preferenceModes('wide'), cropToViewport: false };

/** Whether a story's viewport is one of `viewports`. */
export const isViewport = (name: string | undefined): name is ViewportName =>
  name !== undefined && Object.hasOwn(viewports, name);

/**
 * The modes in which a story is drawn.
 *
 * @param declared the modes of its `chromatic` parameter
 * @param own the window size that the story's globals set, which excludes modes of other sizes
 */
export function modesOf(declared: Modes, own?: string): Modes {
  if (!isViewport(own)) return declared;
  const hasOwnOnly = Object.values(declared).every(({ viewport }) => viewport !== own);
  if (hasOwnOnly) return inBothThemes([own]);
  return Object.fromEntries(Object.entries(declared).filter(([, { viewport }]) => viewport === own));
}
