import { style, styleVariants } from '@vanilla-extract/css';
import { mono, vars } from '~/design-system/theme';

const base = style({
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderInlineStart: `${vars.radius.small} solid`,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  color: vars.color.text.default,
  ...mono(vars.fontSize.small),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const quote = styleVariants(vars.color.tone, ({ solid }) => [base, { borderInlineStartColor: solid }]);
