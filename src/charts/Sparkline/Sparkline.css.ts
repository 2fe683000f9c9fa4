import { style } from '@vanilla-extract/css';
import { vars } from '~/design-system/theme';

export const sparkline = style({ inlineSize: '6rem', blockSize: '1.5rem', overflow: 'visible' });

/* A square cap draws a single value between two gaps, a line of no length, as a square. */
export const line = style({
  fill: 'none',
  stroke: vars.color.chart.series1,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'square',
});

export const end = style({ fill: vars.color.chart.series1 });
