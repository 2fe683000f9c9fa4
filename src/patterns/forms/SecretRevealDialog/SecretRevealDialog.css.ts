import { style } from '@vanilla-extract/css';
import { vars } from '~/design-system/theme';

export const secret = style({
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  color: vars.color.text.default,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
