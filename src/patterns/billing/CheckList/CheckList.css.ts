import { style } from '@vanilla-extract/css';
import { vars } from '~/design-system/theme';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });

export const item = style({
  position: 'relative',
  paddingInlineStart: vars.space.medium,
  color: vars.color.text.muted,
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.45em',
    insetInlineStart: 0,
    inlineSize: '0.4375rem',
    blockSize: '0.4375rem',
    background: vars.color.accent.fill,
    forcedColorAdjust: 'none',
  },
});
