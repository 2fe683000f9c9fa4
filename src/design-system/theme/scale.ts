import type { ScaleTokens } from './tokens';

/** Lengths are in rem so that a larger browser text size scales controls and gaps with the text. */
export const scale: ScaleTokens = {
  space: {
    none: '0',
    half: '0.25rem',
    xsmall: '0.5rem',
    small: '0.75rem',
    medium: '1rem',
    large: '1.5rem',
    xlarge: '2rem',
    xxlarge: '3rem',
    huge: '4.5rem',
  },
  stroke: { thick: '2px', bold: '4px' },
  radius: { mark: '2px', small: '3px', medium: '6px', large: '10px' },
  size: {
    controlCompact: '1.875rem',
    control: '2.25rem',
    controlLarge: '2.875rem',
    icon: '1rem',
    target: '1.5rem',
    measure: '68ch',
  },
  font: {
    display:
      "'Bricolage Grotesque Variable', 'Bricolage Fallback', 'Bricolage Fallback Roboto', 'Bricolage Fallback DejaVu', 'Bricolage Fallback Open', sans-serif",
    text: "'Geist Variable', 'Geist Fallback', 'Geist Fallback Roboto', 'Geist Fallback DejaVu', 'Geist Fallback Open', sans-serif",
    mono: "'JetBrains Mono Variable', 'JetBrains Fallback', 'JetBrains Fallback DejaVu', monospace",
  },
  fontSize: {
    caption: '0.75rem',
    small: '0.8125rem',
    body: '0.875rem',
    lead: '1rem',
    item: '0.9375rem',
    section: '1.0625rem',
    title: '1.25rem',
    page: '1.625rem',
    figure: '2rem',
    hero: 'clamp(2.25rem, 1.25rem + 4vw, 4.125rem)',
  },
  lineHeight: { tight: '1.1', snug: '1.3', body: '1.5' },
  weight: { regular: '400', medium: '550', strong: '650', display: '650' },
  duration: { fast: '120ms', normal: '160ms', slow: '200ms' },
  easing: { out: 'cubic-bezier(0.2, 0.8, 0.3, 1)', inOut: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  layer: {
    sticky: '10',
    bar: '20',
    overlay: '30',
    dialog: '40',
    popover: '50',
    toast: '60',
    tooltip: '70',
  },
};
