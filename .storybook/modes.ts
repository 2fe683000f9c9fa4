import { breakpoints } from '../src/design-system/theme/breakpoints';

/** Height and width of a window in CSS pixels, and how a toolbar calls it. */
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

export const themes = ['light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];

/** What a viewer may have set on the system or in the toolbar. */
export const preferences = {
  'forced-colours': { forcedColors: 'active', globals: {} },
  'reduced-motion': { forcedColors: 'none', globals: { motion: 'reduce' } },
  'text-200': { forcedColors: 'none', globals: { textScale: '200' } },
} as const;

export type PreferenceName = keyof typeof preferences;

/** One way to look at a story. */
export interface Mode {
  theme: ThemeName;
  viewport: ViewportName;
  preference?: PreferenceName;
}

/** `light-tablet`, `dark-wide`, `light-wide-text-200`: names files and rows of the report. */
export function modeName({ theme, viewport, preference }: Mode): string {
  return [theme, viewport, preference].filter(Boolean).join('-');
}

/** A component is drawn in one window. */
const componentViewports: readonly ViewportName[] = ['tablet'];
/** Whole pages and the shells around them are drawn narrow, medium and wide. */
const pageViewports: readonly ViewportName[] = ['phone', 'tablet', 'wide'];

/** Stories that are also drawn with each preference: between them they show every kind of control and a full page. */
export const flagships: readonly string[] = [
  'design-system-button--all-variants-and-sizes',
  'design-system-dialog--default',
  'design-system-table--default',
  'charts-linechart--two-series',
  'screens-dashboard--filled',
  'screens-login--empty',
];

/** What a story says about itself. */
export interface StoryFacts {
  id: string;
  title: string;
  tags: readonly string[];
  /** The window that the story's own globals ask for. */
  viewport?: string | undefined;
}

const isViewport = (name: string | undefined): name is ViewportName =>
  name !== undefined && name in viewports;

/** In which windows and with which preferences a story is looked at; each in both themes. */
export function modesOf(story: StoryFacts): readonly Mode[] {
  const isPage = /^(Screens|Flows)\//.test(story.title) || /shell/i.test(story.title);
  const own = isViewport(story.viewport) ? [story.viewport] : undefined;
  const windows = own ?? (isPage ? pageViewports : componentViewports);
  const plain = themes.flatMap((theme) => windows.map((viewport) => ({ theme, viewport })));
  if (!flagships.includes(story.id)) return plain;
  const viewport = own?.[0] ?? (isPage ? 'wide' : 'tablet');
  const preferred = (Object.keys(preferences) as PreferenceName[]).map((preference): Mode => ({
    theme: 'light',
    viewport,
    preference,
  }));
  return [...plain, ...preferred];
}

/** The same modes for Chromatic, as parameters of a story. */
export const chromaticModes = Object.fromEntries(
  themes.flatMap((theme) =>
    componentViewports.map((viewport) => [modeName({ theme, viewport }), { theme, viewport }]),
  ),
);
