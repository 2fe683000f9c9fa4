import { serializeOklch } from './oklch';
import type { Palette, Shades } from './palette';

/** The light theme before its contrast is checked: pale grounds, dark words and fills. */
export const shadeLight = ({ white, neutral, accent, tint, second, third, fixed }: Palette): Shades => ({
  scheme: 'light',
  color: {
    canvas: neutral(0.975, 0.004, -5),
    sunken: neutral(0.955, 0.006, -5),
    surface: white,
    raised: white,
    hover: neutral(0.96, 0.006, -5),
    pressed: neutral(0.925, 0.008, -3),
    selected: white,
    scrim: neutral(0.25, 0.02, 0, 0.5),
    line: { subtle: neutral(0.905, 0.008), strong: neutral(0.8, 0.012) },
    control: {
      border: neutral(0.62, 0.016),
      borderHover: neutral(0.5, 0.02),
      bg: white,
      track: neutral(0.93, 0.007, -5),
    },
    text: {
      default: neutral(0.22, 0.02),
      muted: neutral(0.44, 0.02),
      subtle: neutral(0.51, 0.02),
      onAccent: white,
      onTooltip: neutral(0.97, 0.004),
    },
    accent: {
      fill: accent(0.5, 0.085),
      fillHover: accent(0.45, 0.076),
      fillPressed: accent(0.4, 0.068),
      text: accent(0.47, 0.08),
      soft: tint(0.945, 0.03, -6),
    },
    danger: {
      fill: fixed(0.51, 0.18, 25),
      fillHover: fixed(0.46, 0.17, 25),
      fillPressed: fixed(0.41, 0.15, 25),
      onFill: white,
    },
    focus: accent(0.47, 0.08),
    tooltip: neutral(0.26, 0.02),
    torch: { core: fixed(0.72, 0.16, 65), glow: fixed(0.8, 0.14, 72, 0.2) },
    selection: tint(0.87, 0.06, -4),
    chart: {
      series1: accent(0.5, 0.085),
      series2: second(0.6, 0.16),
      series3: third(0.49, 0.13),
      grid: neutral(0.925, 0.006),
      axis: neutral(0.51, 0.02),
      crosshair: neutral(0.62, 0.016),
    },
    tone: {
      neutral: {
        fg: neutral(0.42, 0.02),
        bg: neutral(0.93, 0.006),
        border: neutral(0.85, 0.01),
        solid: neutral(0.6, 0.016),
      },
      accent: {
        fg: accent(0.45, 0.076),
        bg: tint(0.945, 0.03, -6),
        border: tint(0.84, 0.055, -4),
        solid: accent(0.5, 0.085),
      },
      positive: {
        fg: fixed(0.44, 0.115, 152),
        bg: fixed(0.95, 0.045, 155),
        border: fixed(0.84, 0.08, 154),
        solid: fixed(0.53, 0.13, 152),
      },
      info: {
        fg: fixed(0.47, 0.13, 255),
        bg: fixed(0.95, 0.025, 255),
        border: fixed(0.85, 0.06, 255),
        solid: fixed(0.55, 0.14, 255),
      },
      caution: {
        fg: fixed(0.46, 0.094, 85),
        bg: fixed(0.955, 0.06, 95),
        border: fixed(0.84, 0.1, 92),
        solid: fixed(0.61, 0.125, 85),
      },
      serious: {
        fg: fixed(0.49, 0.13, 48),
        bg: fixed(0.955, 0.029, 60),
        border: fixed(0.86, 0.08, 56),
        solid: fixed(0.62, 0.16, 48),
      },
      critical: {
        fg: fixed(0.49, 0.175, 25),
        bg: fixed(0.955, 0.023, 20),
        border: fixed(0.86, 0.077, 22),
        solid: fixed(0.55, 0.19, 25),
      },
    },
  },
  elevation: {
    overlay: `0 4px 16px ${serializeOklch(neutral(0.3, 0.03, 0, 0.16))}`,
    dialog: `0 16px 48px ${serializeOklch(neutral(0.25, 0.03, 0, 0.24))}`,
  },
});
