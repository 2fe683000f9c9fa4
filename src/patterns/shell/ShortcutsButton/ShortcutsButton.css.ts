import { style } from '@vanilla-extract/css';
import { media } from '~/design-system/theme';

/** Hidden by a media query, because the page is drawn before its scripts run. */
export const withKeyboard = style({
  display: 'none',
  '@media': { [media.canHover]: { display: 'contents' } },
});
