import { style } from '@vanilla-extract/css';
import { centered, vars } from '../theme';

export const wrap = style({ position: 'relative', display: 'block' });

export const select = style({
  appearance: 'none',
  paddingInlineEnd: vars.space.xlarge,
  cursor: 'pointer',
  selectors: {
    '&:has(option[value=""]:checked)': { color: vars.color.text.subtle },
  },
});

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.small,
  ...centered,
  color: vars.color.text.muted,
  pointerEvents: 'none',
});
