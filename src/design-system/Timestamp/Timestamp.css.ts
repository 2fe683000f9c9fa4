import { style } from '@vanilla-extract/css';
import { vars } from '../theme';

export const time = style({
  borderRadius: vars.radius.small,
  fontVariantNumeric: 'tabular-nums',
  /* In a page that is read from right to left, a date that begins with its day would end with it. */
  unicodeBidi: 'plaintext',
  /* A column of times is as wide as they are; elsewhere a date may stand above its time. */
  selectors: { ':is(td, th) &': { whiteSpace: 'nowrap' } },
});
