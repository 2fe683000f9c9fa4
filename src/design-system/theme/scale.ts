import { FACES, type Brand } from './brand';
import type { ScaleTokens } from './tokens';

const PX_PER_REM = 16;

/** A length times a brand's factor, in whole pixels, so that edges stay sharp. */
function multiply(length: string, factor: number): string {
  const isRem = length.endsWith('rem');
  const px = Number.parseFloat(length) * (isRem ? PX_PER_REM : 1) * factor;
  return isRem ? `${Math.round(px) / PX_PER_REM}rem` : `${Math.round(px)}px`;
}

function multiplyAll<T extends Record<string, string>>(
  lengths: T,
  factor: number,
): { [K in keyof T]: string };
function multiplyAll(lengths: Record<string, string>, factor: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lengths).map(([name, length]) => [name, multiply(length, factor)]),
  );
}

/** Lengths are in rem so that a larger browser text size scales controls and gaps with the text. */
export const createScale = ({ faces, radius, density }: Brand): ScaleTokens => ({
  space: {
    none: '0',
    ...multiplyAll(
      {
        half: '0.25rem',
        xsmall: '0.5rem',
        small: '0.75rem',
        medium: '1rem',
        large: '1.5rem',
        xlarge: '2rem',
        xxlarge: '3rem',
        huge: '4.5rem',
      },
      density,
    ),
  },
  stroke: { thick: '2px', bold: '4px' },
  radius: multiplyAll({ mark: '2px', small: '3px', medium: '6px', large: '10px' }, radius),
  size: {
    ...multiplyAll(
      { controlCompact: '1.875rem', control: '2.25rem', row: '2.5rem', controlLarge: '2.875rem' },
      density,
    ),
    icon: '1rem',
    target: '1.5rem',
    measure: '68ch',
  },
  font: { display: FACES[faces.display], text: FACES[faces.text], mono: FACES[faces.mono] },
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
});
