import { globalStyle, style } from '@vanilla-extract/css';
import { centered, lengths, vars } from '../theme';

export const wrap = style({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const icon = style({
  position: 'absolute',
  insetInlineStart: vars.space.small,
  insetBlock: 0,
  ...centered,
  color: vars.color.text.subtle,
  pointerEvents: 'none',
});

export const withIcon = style({ paddingInlineStart: lengths.width.markStart });
export const mono = style({ fontFamily: vars.font.mono });

/* The browser's own arrows are too small to press, and stand beside the buttons of a form that has larger ones. */
globalStyle(`${wrap} > input[type="number"]`, { appearance: 'textfield' });
globalStyle(`${wrap} > input::-webkit-inner-spin-button`, { appearance: 'none' });
