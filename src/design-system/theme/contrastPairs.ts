import { TONES } from '../tone';
import type { ThemeColors } from './tokens';

type PathsOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathsOf<T[K]>}`;
}[keyof T & string];

/** Dotted path of a colour in a theme, such as `text.muted`. */
export type ColorPath = PathsOf<ThemeColors>;

/** Two colours that stand on one another. */
export interface ContrastPair {
  /** The colour that gives way: its lightness changes until the pair has its contrast. */
  color: ColorPath;
  /** The colour that stays. */
  against: ColorPath;
  /** The least contrast by WCAG 2. */
  ratio: number;
}

/** Words: WCAG 2, 1.4.3. */
const READABLE = 4.5;
/** Edges and marks: WCAG 2, 1.4.11. */
const VISIBLE = 3;

const GROUNDS = ['canvas', 'sunken', 'surface', 'raised'] as const;
const ROW_GROUNDS = [...GROUNDS, 'hover', 'accent.soft'] as const;

const pair =
  (ratio: number) =>
  (color: ColorPath, ...grounds: readonly ColorPath[]): ContrastPair[] =>
    grounds.map((against) => ({ color, against, ratio }));
const readable = pair(READABLE);
const visible = pair(VISIBLE);

/** Every pair of colours whose contrast a theme keeps. `createThemes` constructs it and a test measures it. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...readable(
    'text.default',
    ...ROW_GROUNDS,
    'pressed',
    'selected',
    'selection',
    ...TONES.map((tone) => `tone.${tone}.bg` as const),
  ),
  ...readable('text.muted', ...ROW_GROUNDS, 'pressed'),
  ...readable('text.subtle', ...GROUNDS, 'hover', 'control.bg'),
  ...readable('accent.text', ...GROUNDS, 'accent.soft'),
  ...TONES.flatMap((tone) => readable(`tone.${tone}.fg`, ...GROUNDS, `tone.${tone}.bg`)),
  /* The words on a fill are as dark or as pale as they can be, so the fill gives way. */
  ...readable('accent.fill', 'text.onAccent'),
  ...readable('accent.fillHover', 'text.onAccent'),
  ...readable('accent.fillPressed', 'text.onAccent'),
  ...readable('danger.fill', 'danger.onFill'),
  ...readable('danger.fillHover', 'danger.onFill'),
  ...readable('danger.fillPressed', 'danger.onFill'),
  ...readable('text.onTooltip', 'tooltip'),
  ...readable('chart.axis', 'surface'),
  ...visible('control.border', ...GROUNDS, 'control.bg'),
  ...visible('control.borderHover', ...GROUNDS),
  ...visible('focus', ...GROUNDS),
  ...visible('accent.fill', ...GROUNDS),
  ...visible('chart.series1', ...GROUNDS),
  ...visible('chart.series2', ...GROUNDS),
  ...visible('chart.series3', ...GROUNDS),
  ...TONES.flatMap((tone) => visible(`tone.${tone}.solid`, ...GROUNDS)),
  ...visible('tone.accent.solid', 'control.track'),
  ...visible('tone.caution.solid', 'control.track'),
];
