import { style } from '@vanilla-extract/css';
import { mono, vars } from '~/design-system/theme';

export const line = style({
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  background: vars.color.sunken,
  color: vars.color.text.default,
  ...mono(vars.fontSize.small),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

/** Underlined, so that a change of a single dot can be seen without its colour. */
export const changed = style({
  borderRadius: vars.radius.mark,
  background: vars.color.tone.caution.bg,
  color: vars.color.tone.caution.fg,
  textDecoration: 'underline',
});
