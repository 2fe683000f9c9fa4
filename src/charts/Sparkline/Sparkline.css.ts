import { style } from '@vanilla-extract/css';
import { vars } from '~/design-system/theme';

export const sparkline = style({ inlineSize: '6rem', blockSize: '1.5rem', overflow: 'visible' });

export const line = style({
  fill: 'none',
  stroke: vars.color.chart.series1,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
});

export const end = style({ fill: vars.color.chart.series1 });
