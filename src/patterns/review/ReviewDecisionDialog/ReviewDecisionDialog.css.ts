import { style } from '@vanilla-extract/css';
import { media, vars } from '~/design-system/theme';

/** The keys that confirm, at the far end of the buttons. Touch screens have none. */
export const keys = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.half,
  marginInlineStart: 'auto',
  '@media': { [`${media.tablet} and ${media.canHover}`]: { display: 'flex' } },
});
