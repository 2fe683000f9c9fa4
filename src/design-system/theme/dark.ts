import { serializeOklch } from './oklch';
import type { Palette, Shades } from './palette';

/** The dark theme before its contrast is checked: dark grounds, pale words and fills. */
export const shadeDark = ({ neutral, accent, tint, second, third, fixed }: Palette): Shades => ({
  scheme: 'dark',
  color: {
    canvas: neutral(0.165, 0.012),
    sunken: neutral(0.14, 0.012),
    surface: neutral(0.205, 0.014),
    raised: neutral(0.245, 0.016),
    hover: neutral(0.255, 0.016),
    pressed: neutral(0.295, 0.018),
    selected: neutral(0.245, 0.016),
    scrim: neutral(0.08, 0.01, 0, 0.66),
    line: { subtle: neutral(0.295, 0.016), strong: neutral(0.4, 0.02) },
    control: {
      border: neutral(0.54, 0.02),
      borderHover: neutral(0.65, 0.02),
      bg: neutral(0.165, 0.012),
      track: neutral(0.14, 0.012),
    },
    text: {
      default: neutral(0.965, 0.005),
      muted: neutral(0.76, 0.018),
      subtle: neutral(0.67, 0.02),
      onAccent: tint(0.2, 0.035, 4),
      onTooltip: neutral(0.2, 0.014),
    },
    accent: {
      fill: accent(0.82, 0.125, -8),
      fillHover: accent(0.86, 0.12, -8),
      fillPressed: accent(0.77, 0.12, -8),
      text: accent(0.82, 0.125, -8),
      soft: tint(0.3, 0.05, -1),
    },
    danger: {
      fill: fixed(0.72, 0.17, 22),
      fillHover: fixed(0.77, 0.137, 22),
      fillPressed: fixed(0.68, 0.17, 22),
      onFill: fixed(0.17, 0.04, 22),
    },
    focus: accent(0.86, 0.12, -8),
    tooltip: neutral(0.93, 0.008),
    torch: { core: fixed(0.83, 0.142, 72), glow: fixed(0.83, 0.142, 72, 0.16) },
    selection: tint(0.42, 0.071, -1),
    chart: {
      series1: accent(0.82, 0.125, -8),
      series2: second(0.78, 0.15, 7),
      series3: third(0.78, 0.11, -5),
      grid: neutral(0.27, 0.014),
      axis: neutral(0.67, 0.02),
      crosshair: neutral(0.54, 0.02),
    },
    tone: {
      neutral: {
        fg: neutral(0.78, 0.018),
        bg: neutral(0.29, 0.012),
        border: neutral(0.38, 0.014),
        solid: neutral(0.74, 0.018),
      },
      accent: {
        fg: accent(0.82, 0.125, -8),
        bg: tint(0.3, 0.05, -1),
        border: tint(0.42, 0.07, -4),
        solid: accent(0.82, 0.125, -8),
      },
      positive: {
        fg: fixed(0.8, 0.15, 152),
        bg: fixed(0.29, 0.05, 155),
        border: fixed(0.42, 0.08, 153),
        solid: fixed(0.8, 0.15, 152),
      },
      info: {
        fg: fixed(0.78, 0.11, 250),
        bg: fixed(0.29, 0.05, 255),
        border: fixed(0.43, 0.08, 252),
        solid: fixed(0.78, 0.11, 250),
      },
      caution: {
        fg: fixed(0.86, 0.14, 95),
        bg: fixed(0.31, 0.05, 90),
        border: fixed(0.46, 0.08, 92),
        solid: fixed(0.86, 0.14, 95),
      },
      serious: {
        fg: fixed(0.78, 0.15, 55),
        bg: fixed(0.3, 0.06, 50),
        border: fixed(0.45, 0.09, 52),
        solid: fixed(0.78, 0.15, 55),
      },
      critical: {
        fg: fixed(0.75, 0.152, 22),
        bg: fixed(0.29, 0.07, 20),
        border: fixed(0.45, 0.12, 21),
        solid: fixed(0.74, 0.16, 22),
      },
    },
  },
  elevation: {
    overlay: `0 4px 16px ${serializeOklch(neutral(0.05, 0.01, 0, 0.5))}`,
    dialog: `0 16px 48px ${serializeOklch(neutral(0.05, 0.01, 0, 0.6))}`,
  },
});
