import { style } from '@vanilla-extract/css';
import { vars } from '~/design-system/theme';

export const status = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.half });

/* The product's fonts lack the sign at the start of the text, and fallbacks range from an emoji to an empty box. An
   icon replaces it on the screen; the text keeps it for screen readers and for searching the page. */
export const drawnSign = style({
  display: 'inline-block',
  selectors: { '&::first-letter': { fontSize: 0 } },
});
