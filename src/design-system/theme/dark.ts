import type { Theme } from './tokens';

/** The dark theme: dark slate with a teal accent. */
export const dark: Theme = {
  scheme: 'dark',
  color: {
    canvas: 'oklch(0.165 0.012 255)',
    sunken: 'oklch(0.14 0.012 255)',
    surface: 'oklch(0.205 0.014 255)',
    raised: 'oklch(0.245 0.016 255)',
    hover: 'oklch(0.255 0.016 255)',
    pressed: 'oklch(0.295 0.018 255)',
    selected: 'oklch(0.245 0.016 255)',
    scrim: 'oklch(0.08 0.01 255 / 0.66)',
    line: { subtle: 'oklch(0.295 0.016 255)', strong: 'oklch(0.4 0.02 255)' },
    control: {
      border: 'oklch(0.54 0.02 255)',
      borderHover: 'oklch(0.65 0.02 255)',
      bg: 'oklch(0.165 0.012 255)',
      track: 'oklch(0.14 0.012 255)',
    },
    text: {
      default: 'oklch(0.965 0.005 255)',
      muted: 'oklch(0.76 0.018 255)',
      subtle: 'oklch(0.67 0.02 255)',
      onAccent: 'oklch(0.2 0.035 200)',
      onTooltip: 'oklch(0.2 0.014 255)',
    },
    accent: {
      fill: 'oklch(0.82 0.125 188)',
      fillHover: 'oklch(0.86 0.12 188)',
      fillPressed: 'oklch(0.77 0.12 188)',
      text: 'oklch(0.82 0.125 188)',
      soft: 'oklch(0.3 0.05 195)',
    },
    danger: {
      fill: 'oklch(0.72 0.17 22)',
      fillHover: 'oklch(0.77 0.137 22)',
      fillPressed: 'oklch(0.68 0.17 22)',
      onFill: 'oklch(0.17 0.04 22)',
    },
    focus: 'oklch(0.86 0.12 188)',
    tooltip: 'oklch(0.93 0.008 255)',
    torch: { core: 'oklch(0.83 0.142 72)', glow: 'oklch(0.83 0.142 72 / 0.16)' },
    selection: 'oklch(0.42 0.071 195)',
    chart: {
      series1: 'oklch(0.82 0.125 188)',
      series2: 'oklch(0.78 0.15 55)',
      series3: 'oklch(0.78 0.11 250)',
      grid: 'oklch(0.27 0.014 255)',
      axis: 'oklch(0.67 0.02 255)',
      crosshair: 'oklch(0.54 0.02 255)',
    },
    tone: {
      neutral: {
        fg: 'oklch(0.78 0.018 255)',
        bg: 'oklch(0.29 0.012 255)',
        border: 'oklch(0.38 0.014 255)',
        solid: 'oklch(0.74 0.018 255)',
      },
      accent: {
        fg: 'oklch(0.82 0.125 188)',
        bg: 'oklch(0.3 0.05 195)',
        border: 'oklch(0.42 0.07 192)',
        solid: 'oklch(0.82 0.125 188)',
      },
      positive: {
        fg: 'oklch(0.8 0.15 152)',
        bg: 'oklch(0.29 0.05 155)',
        border: 'oklch(0.42 0.08 153)',
        solid: 'oklch(0.8 0.15 152)',
      },
      info: {
        fg: 'oklch(0.78 0.11 250)',
        bg: 'oklch(0.29 0.05 255)',
        border: 'oklch(0.43 0.08 252)',
        solid: 'oklch(0.78 0.11 250)',
      },
      caution: {
        fg: 'oklch(0.86 0.14 95)',
        bg: 'oklch(0.31 0.05 90)',
        border: 'oklch(0.46 0.08 92)',
        solid: 'oklch(0.86 0.14 95)',
      },
      serious: {
        fg: 'oklch(0.78 0.15 55)',
        bg: 'oklch(0.3 0.06 50)',
        border: 'oklch(0.45 0.09 52)',
        solid: 'oklch(0.78 0.15 55)',
      },
      critical: {
        fg: 'oklch(0.75 0.152 22)',
        bg: 'oklch(0.29 0.07 20)',
        border: 'oklch(0.45 0.12 21)',
        solid: 'oklch(0.74 0.16 22)',
      },
    },
  },
  elevation: {
    overlay: '0 4px 16px oklch(0.05 0.01 255 / 0.5)',
    dialog: '0 16px 48px oklch(0.05 0.01 255 / 0.6)',
  },
};
