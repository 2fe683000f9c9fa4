import { style } from '@vanilla-extract/css';
import { media } from '~/design-system/theme';

/** Shown by a media query where a keyboard is likely, because the page is drawn before its scripts run. */
export const withKeyboard = style({
  display: 'none',
  '@media': { [media.canHover]: { display: 'contents' } },
});
