import { style } from '@vanilla-extract/css';
import { lengths, vars } from '~/design-system/theme';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });

export const item = style({
  position: 'relative',
  paddingInlineStart: vars.space.medium,
  color: vars.color.text.muted,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: lengths.text.bulletDrop,
    insetInlineStart: 0,
    inlineSize: lengths.shape.bullet,
    blockSize: lengths.shape.bullet,
    background: vars.color.accent.fill,
    forcedColorAdjust: 'none',
  },
});
