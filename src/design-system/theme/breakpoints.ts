/** Widths at which a layout may change, in CSS pixels. 360 is the narrowest width that is designed for. */
export const breakpoints = { phone: 360, tablet: 768, desktop: 1024, wide: 1440 } as const;

/** Media queries for style files. Layouts are written narrow first. */
export const media = {
  /** 768 px and wider. */
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  /** 1024 px and wider. */
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  /** 1440 px and wider. */
  wide: `(min-width: ${breakpoints.wide}px)`,
  /** Narrower than 768 px, for the few styles that only make sense there. */
  belowTablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  /** Narrower than 1216 px: beside the sidebar a table of six columns would push the last ones out of sight. */
  belowWideTable: '(max-width: 1215.98px)',
  /** The viewer accepts motion. Wrap every transition and animation in it. */
  motionOk: '(prefers-reduced-motion: no-preference)',
  /** The viewer's own palette replaces ours. */
  forcedColors: '(forced-colors: active)',
  /** A pointer that can hover, so that touch does not leave a stuck hover state. */
  canHover: '(hover: hover)',
} as const;
