import { style } from '@vanilla-extract/css';
import { vars } from '../theme';

export const time = style({
  borderRadius: vars.radius.small,
  fontVariantNumeric: 'tabular-nums',
  /* A column of times is as wide as they are; elsewhere a date may stand above its time. */
  selectors: { ':is(td, th) &': { whiteSpace: 'nowrap' } },
});
