import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '~/design-system/theme';

export const track = style({
  flexShrink: 0,
  inlineSize: vars.space.huge,
  borderRadius: vars.radius.small,
  background: vars.color.control.track,
});

const block = style({
  display: 'block',
  inlineSize: vars.space.medium,
  blockSize: vars.space.medium,
  borderRadius: vars.radius.small,
  background: vars.color.accent.fill,
  '@media': { [media.motionOk]: { transitionProperty: 'margin-inline-start' } },
});

/** The block at either end of its track. */
export const ends = styleVariants({
  start: [block, { marginInlineStart: 0 }],
  end: [block, { marginInlineStart: `calc(${vars.space.huge} - ${vars.space.medium})` }],
});
