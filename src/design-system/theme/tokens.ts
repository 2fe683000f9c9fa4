import type { Tone } from '../tone';

/** The four colours that each tone has in every theme. */
export type ToneColors = {
  /** Text and icons, readable on this tone's `bg` and on every page background. */
  fg: string;
  /** Soft fill behind `fg`. */
  bg: string;
  /** Decorative line around a soft fill. */
  border: string;
  /** Strong fill for bars, markers and chart marks. No text stands on it. */
  solid: string;
};

/** Everything that differs between the light and the dark theme. */
export type ThemeColors = {
  canvas: string;
  sunken: string;
  surface: string;
  raised: string;
  hover: string;
  pressed: string;
  selected: string;
  scrim: string;
  line: { subtle: string; strong: string };
  control: { border: string; borderHover: string; bg: string; track: string };
  text: { default: string; muted: string; subtle: string; onAccent: string; onTooltip: string };
  accent: { fill: string; fillHover: string; fillPressed: string; text: string; soft: string };
  danger: { fill: string; fillHover: string; fillPressed: string; onFill: string };
  focus: string;
  tooltip: string;
  torch: { core: string; glow: string };
  selection: string;
  chart: {
    series1: string;
    series2: string;
    series3: string;
    grid: string;
    axis: string;
    crosshair: string;
  };
  tone: Record<Tone, ToneColors>;
};

/** Shadows. Only panels and dialogs above the page have one. */
export type ThemeElevation = {
  overlay: string;
  dialog: string;
};

/** One theme: a theme that lacks an entry does not compile. */
export type Theme = {
  /** The `color-scheme` of the document: native controls and scroll bars follow it. */
  scheme: 'light' | 'dark';
  color: ThemeColors;
  elevation: ThemeElevation;
};

/** Tokens that both themes share: spacing, shape, type and motion. */
export type ScaleTokens = {
  space: Record<SpaceToken, string>;
  radius: Record<'mark' | 'small' | 'medium' | 'large', string>;
  stroke: Record<'thick' | 'bold', string>;
  size: {
    controlCompact: string;
    control: string;
    row: string;
    controlLarge: string;
    icon: string;
    target: string;
    measure: string;
  };
  font: { display: string; text: string; mono: string };
  fontSize: Record<TextSize | HeadingSize, string>;
  lineHeight: Record<'tight' | 'snug' | 'body', string>;
  weight: Record<'regular' | 'medium' | 'strong' | 'display', string>;
  duration: Record<'fast' | 'normal' | 'slow', string>;
  easing: Record<'out' | 'inOut', string>;
  layer: Record<'sticky' | 'bar' | 'overlay' | 'dialog' | 'popover' | 'toast' | 'tooltip', string>;
};

/** Steps of the 8 px rhythm, with a 4 px half step at the small end. */
export const SPACES = [
  'none',
  'half',
  'xsmall',
  'small',
  'medium',
  'large',
  'xlarge',
  'xxlarge',
  'huge',
] as const;
/**
 * One step of the spacing scale. At the default text size `none` is 0 px, `half` 4, `xsmall` 8, `small` 12, `medium` 16,
 * `large` 24, `xlarge` 32, `xxlarge` 48 and `huge` 72.
 */
export type SpaceToken = (typeof SPACES)[number];

/** Sizes of running text: at the default text size `caption` is 12 px, `small` 13, `body` 14 and `lead` 16. */
export const TEXT_SIZES = ['caption', 'small', 'body', 'lead'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Sizes of headings and big numbers in the display face, independent of the heading level. */
export const HEADING_SIZES = ['item', 'section', 'title', 'page', 'figure', 'hero'] as const;
export type HeadingSize = (typeof HEADING_SIZES)[number];
