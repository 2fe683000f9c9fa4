import { breakpoints } from '../src/design-system/theme/breakpoints';

/** Width and height of a window in CSS pixels, and how the toolbar calls it. */
export interface Viewport {
  name: string;
  width: number;
  height: number;
}

/** Windows that stories are looked at in: by the toolbar, the picture comparison and Chromatic alike. */
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

/** One way to look at a story: a window, and values of the toolbar's switches. */
export interface Mode {
  viewport: ViewportName;
  theme: ThemeName;
  motion?: 'system' | 'reduce';
  textScale?: '100' | '150' | '200';
  /** The system's own colours instead of the page's. No switch of the toolbar can ask for them. */
  forcedColors?: 'active';
}

/** Modes by name. The names are those of baselines, and of rows in reports. */
export type Modes = Readonly<Record<string, Mode>>;

const inBothThemes = (names: readonly ViewportName[]): Modes =>
  Object.fromEntries(
    names.flatMap((viewport) =>
      THEMES.map((theme): [string, Mode] => [`${theme}-${viewport}`, { theme, viewport }]),
    ),
  );

/** A component is looked at in one window. The preview gives this to every story. */
export const componentModes = { modes: inBothThemes(['tablet']) };

/**
 * Whole pages and the shells around them: narrow, medium and wide, as far down as the window reaches. For the
 * `chromatic` parameter of a story file.
 */
export const pageModes = { modes: inBothThemes(['phone', 'tablet', 'wide']), cropToViewport: true };

/** The story of a page that is looked at down to its foot. For the `chromatic` parameter of one story. */
export const wholePage = { cropToViewport: false };

const preferenceModes = (viewport: ViewportName): Modes => ({
  [`light-${viewport}-forced-colours`]: { theme: 'light', viewport, forcedColors: 'active' },
  [`dark-${viewport}-reduced-motion`]: { theme: 'dark', viewport, motion: 'reduce' },
  [`light-${viewport}-text-200`]: { theme: 'light', viewport, textScale: '200' },
});

/** What a viewer may have set, for the flagships: stories that between them show every kind of control and page. */
export const componentFlagship = { modes: preferenceModes('tablet') };
export const pageFlagship = { modes: preferenceModes('wide'), cropToViewport: false };

/** Whether a name that a story gave is that of a window. */
export const isViewport = (name: string | undefined): name is ViewportName =>
  name !== undefined && Object.hasOwn(viewports, name);

/**
 * The modes that a story is looked at in.
 *
 * @param declared the modes of its `chromatic` parameter
 * @param own the window that the story's own globals fix: no mode then asks for another one
 */
export function modesOf(declared: Modes, own?: string): Modes {
  if (!isViewport(own)) return declared;
  const hasOwnOnly = Object.values(declared).every(({ viewport }) => viewport !== own);
  if (hasOwnOnly) return inBothThemes([own]);
  return Object.fromEntries(Object.entries(declared).filter(([, { viewport }]) => viewport === own));
}
