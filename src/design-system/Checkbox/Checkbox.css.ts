import { style } from '@vanilla-extract/css';
import * as choice from '../Field/choice.css';
import { flexColumn, lengths, media, square, transition, vars } from '../theme';

export const box = style([
  choice.box,
  transition('background-color', 'border-color'),
  {
    borderRadius: vars.radius.small,
    '::before': {
      ...square(lengths.shape.tick),
      background: vars.color.text.onAccent,
      clipPath: 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)',
    },
    selectors: { '&:checked': { background: vars.color.accent.fill } },
    '@media': {
      [media.forcedColors]: { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
]);

export const texts = style([choice.texts, { overflowWrap: 'anywhere' }]);
export const label = style({
  cursor: 'pointer',
  selectors: { ':disabled ~ * > &': { cursor: 'not-allowed' } },
});
export const field = style(flexColumn(vars.space.half));
