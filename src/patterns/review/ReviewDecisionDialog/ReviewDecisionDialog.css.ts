import { style } from '@vanilla-extract/css';
import { media, vars } from '~/design-system/theme';

const withKeyboard = `${media.tablet} and ${media.canHover}`;

/** The hint about the keyboard shortcut, at the end of the buttons' line. Hidden on touch screens. */
export const keys = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.half,
  marginInlineStart: 'auto',
  '@media': { [withKeyboard]: { display: 'flex' } },
});

export const keyHint = style({ display: 'none', '@media': { [withKeyboard]: { display: 'inline' } } });
