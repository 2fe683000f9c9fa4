import { style } from '@vanilla-extract/css';
import { vars } from '~/design-system/theme';

export const status = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.half });

/* The sign at the start of the text is in none of our faces, and what a machine has instead ranges from an emoji to an
   empty box. It is drawn as an icon; the text keeps it for those who read or search the words. */
export const drawnSign = style({
  display: 'inline-block',
  selectors: { '&::first-letter': { fontSize: 0 } },
});
