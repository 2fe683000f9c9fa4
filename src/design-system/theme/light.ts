import type { Theme } from './tokens';

/** The light theme: pale slate with a teal accent. */
export const light: Theme = {
  scheme: 'light',
  color: {
    canvas: 'oklch(0.975 0.004 250)',
    sunken: 'oklch(0.955 0.006 250)',
    surface: 'oklch(1 0 0)',
    raised: 'oklch(1 0 0)',
    hover: 'oklch(0.96 0.006 250)',
    pressed: 'oklch(0.925 0.008 252)',
    selected: 'oklch(1 0 0)',
    scrim: 'oklch(0.25 0.02 255 / 0.5)',
    line: { subtle: 'oklch(0.905 0.008 255)', strong: 'oklch(0.8 0.012 255)' },
    control: {
      border: 'oklch(0.62 0.016 255)',
      borderHover: 'oklch(0.5 0.02 255)',
      bg: 'oklch(1 0 0)',
      track: 'oklch(0.93 0.007 250)',
    },
    text: {
      default: 'oklch(0.22 0.02 255)',
      muted: 'oklch(0.44 0.02 255)',
      subtle: 'oklch(0.51 0.02 255)',
      onAccent: 'oklch(1 0 0)',
      onTooltip: 'oklch(0.97 0.004 255)',
    },
    accent: {
      fill: 'oklch(0.5 0.085 196)',
      fillHover: 'oklch(0.45 0.076 196)',
      fillPressed: 'oklch(0.4 0.068 196)',
      text: 'oklch(0.47 0.08 196)',
      soft: 'oklch(0.945 0.03 190)',
    },
    danger: {
      fill: 'oklch(0.51 0.18 25)',
      fillHover: 'oklch(0.46 0.17 25)',
      fillPressed: 'oklch(0.41 0.15 25)',
      onFill: 'oklch(1 0 0)',
    },
    focus: 'oklch(0.47 0.08 196)',
    tooltip: 'oklch(0.26 0.02 255)',
    torch: { core: 'oklch(0.72 0.16 65)', glow: 'oklch(0.8 0.14 72 / 0.2)' },
    selection: 'oklch(0.87 0.06 192)',
    chart: {
      series1: 'oklch(0.5 0.085 196)',
      series2: 'oklch(0.6 0.16 48)',
      series3: 'oklch(0.49 0.13 255)',
      grid: 'oklch(0.925 0.006 255)',
      axis: 'oklch(0.51 0.02 255)',
      crosshair: 'oklch(0.62 0.016 255)',
    },
    tone: {
      neutral: {
        fg: 'oklch(0.42 0.02 255)',
        bg: 'oklch(0.93 0.006 255)',
        border: 'oklch(0.85 0.01 255)',
        solid: 'oklch(0.6 0.016 255)',
      },
      accent: {
        fg: 'oklch(0.45 0.076 196)',
        bg: 'oklch(0.945 0.03 190)',
        border: 'oklch(0.84 0.055 192)',
        solid: 'oklch(0.5 0.085 196)',
      },
      positive: {
        fg: 'oklch(0.44 0.115 152)',
        bg: 'oklch(0.95 0.045 155)',
        border: 'oklch(0.84 0.08 154)',
        solid: 'oklch(0.53 0.13 152)',
      },
      info: {
        fg: 'oklch(0.47 0.13 255)',
        bg: 'oklch(0.95 0.025 255)',
        border: 'oklch(0.85 0.06 255)',
        solid: 'oklch(0.55 0.14 255)',
      },
      caution: {
        fg: 'oklch(0.46 0.094 85)',
        bg: 'oklch(0.955 0.06 95)',
        border: 'oklch(0.84 0.1 92)',
        solid: 'oklch(0.61 0.125 85)',
      },
      serious: {
        fg: 'oklch(0.49 0.13 48)',
        bg: 'oklch(0.955 0.029 60)',
        border: 'oklch(0.86 0.08 56)',
        solid: 'oklch(0.62 0.16 48)',
      },
      critical: {
        fg: 'oklch(0.49 0.175 25)',
        bg: 'oklch(0.955 0.023 20)',
        border: 'oklch(0.86 0.077 22)',
        solid: 'oklch(0.55 0.19 25)',
      },
    },
  },
  elevation: {
    overlay: '0 4px 16px oklch(0.3 0.03 255 / 0.16)',
    dialog: '0 16px 48px oklch(0.25 0.03 255 / 0.24)',
  },
};
