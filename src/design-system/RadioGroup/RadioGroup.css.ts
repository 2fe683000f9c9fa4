import { style } from '@vanilla-extract/css';
import * as choice from '../Field/choice.css';
import { flexColumn, lengths, media, square, transition, vars } from '../theme';

export const group = style(flexColumn(vars.space.xsmall));

export const heading = style({ display: 'grid', paddingBlockEnd: lengths.nudge.gap });

export const legend = style({ fontWeight: vars.weight.medium });

export const radio = style([
  choice.box,
  transition('border-color'),
  {
    borderRadius: '50%',
    '::before': {
      ...square(lengths.shape.pip),
      borderRadius: '50%',
      background: vars.color.accent.fill,
    },
    '@media': {
      [media.forcedColors]: { '::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
]);

export const label = style({ cursor: 'pointer' });
