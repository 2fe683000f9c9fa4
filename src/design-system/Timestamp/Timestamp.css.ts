import { style } from '@vanilla-extract/css';
import { vars } from '../theme';

export const time = style({
  borderRadius: vars.radius.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
