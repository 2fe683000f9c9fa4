import { style } from '@vanilla-extract/css';
import { lengths, smallMuted, vars } from '../theme';

export const wrap = style({ position: 'relative', display: 'flex', minInlineSize: 0 });

export const input = style({
  paddingInlineEnd: lengths.width.revealEnd,
  /* Edge would show its own reveal button beside ours. */
  '::-ms-reveal': { display: 'none' },
});

export const toggle = style({
  position: 'absolute',
  insetInlineEnd: vars.space.half,
  insetBlock: vars.space.half,
  minInlineSize: lengths.width.reveal,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  ...smallMuted,
  fontWeight: vars.weight.medium,
  ':hover': { color: vars.color.text.default },
  ':focus-visible': { outlineOffset: '-1px' },
});
