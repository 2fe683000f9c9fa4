/** Widths at which a layout may change, in CSS pixels. The design supports screens from 360 px. */
export const breakpoints = { phone: 360, tablet: 768, desktop: 1024, wide: 1440 } as const;

/**
 * Narrower than 1216 px, where a table of six columns does not fit beside the sidebar. Apart from `media`, because a
 * component reads it too, and would carry all of them.
 */
export const BELOW_WIDE_TABLE = '(max-width: 1215.98px)';

/** Media queries for style files. Write the narrow layout first. */
export const media = {
  /** 768 px and wider. */
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  /** 1024 px and wider. */
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  /** 1440 px and wider. */
  wide: `(min-width: ${breakpoints.wide}px)`,
  /** Narrower than 768 px, for styles that apply to narrow screens alone. */
  belowTablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  /** Narrower than 1216 px. */
  belowWideTable: BELOW_WIDE_TABLE,
  /**
   * Room for few words each way, as on a phone with text of twice the size or in a window at 400 % zoom. In `em`, so that
   * the browser's font size counts.
   */
  fewWords: '(max-width: 30em) and (max-height: 30em)',
  /** The visitor accepts motion. Wrap every transition and animation in it. */
  motionOk: '(prefers-reduced-motion: no-preference)',
  /** The system's forced colours replace the theme's. */
  forcedColors: '(forced-colors: active)',
  /** The pointer can hover; on touch screens a hover style would stay after the touch. */
  canHover: '(hover: hover)',
  /** A keyboard is likely and there is room for the name of a key beside its control. */
  keyHints: `(hover: hover) and (min-width: ${breakpoints.tablet}px)`,
} as const;
