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

/** One way to draw a story: a window and values of the toolbar's switches. */
export interface Mode {
  viewport: ViewportName;
  theme: ThemeName;
  motion?: 'system' | 'reduce';
  textScale?: '100' | '150' | '200';
  /** Forced colours of the system; the toolbar has no switch for them. */
  forcedColors?: 'active';
  /** Leaves out a mode that the preview gives to every story. */
  disable?: boolean;
}

/** Modes by name. The names are those of baselines and of rows in reports. */
export type Modes = Readonly<Record<string, Mode>>;

const createModes = (...modes: readonly (readonly [ThemeName, ViewportName])[]): Modes =>
  Object.fromEntries(modes.map(([theme, viewport]) => [`${theme}-${viewport}`, { theme, viewport }]));

const createThemeModes = (viewport: ViewportName): Modes =>
  createModes(['light', viewport], ['dark', viewport]);

const disableModes = (modes: Modes): Modes =>
  Object.fromEntries(Object.entries(modes).map(([name, mode]) => [name, { ...mode, disable: true }]));

/** Draws a component in one window in both themes. The preview gives this to every story. */
export const componentModes = { modes: createThemeModes('tablet') };

/**
 * Draws a page or the shell down to the end of the window: narrow in dark and wide in light, so that each layout and
 * each theme is drawn once. For the `chromatic` parameter of a story file.
 */
export const pageModes = {
  modes: { ...disableModes(componentModes.modes), ...createModes(['dark', 'phone'], ['light', 'wide']) },
  cropToViewport: true,
};

/**
 * Draws the main story of a page down to its foot, in the medium window too. For the `chromatic` parameter of one
 * story.
 */
export const wholePageModes = {
  modes: { 'light-tablet': { theme: 'light', viewport: 'tablet', disable: false } } satisfies Modes,
  cropToViewport: false,
};

/** Draws a shell in every window, because its layout differs in each. For the `chromatic` parameter of a story file. */
export const shellModes = { ...pageModes, modes: { ...pageModes.modes, ...wholePageModes.modes } };

const createPreferenceModes = (viewport: ViewportName): Modes => ({
  [`light-${viewport}-forced-colours`]: { theme: 'light', viewport, forcedColors: 'active' },
  [`dark-${viewport}-reduced-motion`]: { theme: 'dark', viewport, motion: 'reduce' },
  [`light-${viewport}-text-200`]: { theme: 'light', viewport, textScale: '200' },
});

/** The `chromatic` parameters of flagship stories, which are also drawn with a visitor's system preferences. */
export const componentFlagshipModes = { modes: createPreferenceModes('tablet') };
export const pageFlagshipModes = { modes: createPreferenceModes('wide'), cropToViewport: false };

/** Whether a story's viewport is one of `viewports`. */
export const isViewport = (name: string | undefined): name is ViewportName =>
  name !== undefined && Object.hasOwn(viewports, name);

/**
 * The modes that a story is drawn in.
 *
 * @param declared the modes of its `chromatic` parameter
 * @param own the window that the story's own globals fix: it is then drawn in that window alone
 */
export function resolveModes(declared: Modes, own?: string): Modes {
  const all = isViewport(own) ? { ...declared, ...createThemeModes(own) } : declared;
  const wanted = ({ viewport, disable = false }: Mode): boolean =>
    !disable && (!isViewport(own) || viewport === own);
  return Object.fromEntries(Object.entries(all).filter(([, mode]) => wanted(mode)));
}
