import { style } from '@vanilla-extract/css';
import { mono, vars } from '~/design-system/theme';

export const secret = style({
  display: 'block',
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  color: vars.color.text.default,
  ...mono(vars.fontSize.small),
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
