import { style } from '@vanilla-extract/css';
import { flexColumn, lengths, square, vars } from '~/design-system/theme';

export const list = style(flexColumn(vars.space.small));

export const item = style({
  position: 'relative',
  paddingInlineStart: vars.space.medium,
  color: vars.color.text.muted,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: lengths.text.bulletDrop,
    insetInlineStart: 0,
    ...square(lengths.shape.bullet),
    background: vars.color.accent.fill,
    forcedColorAdjust: 'none',
  },
});
