import { style } from '@vanilla-extract/css';
import { tabularNumbers, vars } from '~/design-system/theme';

export const value = style([
  tabularNumbers,
  {
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.title,
    fontWeight: vars.weight.display,
    lineHeight: vars.lineHeight.snug,
  },
]);
