import { style } from '@vanilla-extract/css';
import { media, vars } from '~/design-system/theme';

/** The hint about the keyboard shortcut, at the end of the buttons' line. Hidden on touch screens. */
export const keys = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.half,
  marginInlineStart: 'auto',
  '@media': { [`${media.tablet} and ${media.canHover}`]: { display: 'flex' } },
});
