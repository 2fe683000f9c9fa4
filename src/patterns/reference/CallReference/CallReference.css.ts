import { style } from '@vanilla-extract/css';
import { flexColumn, mono, smallMuted, vars } from '~/design-system/theme';

export const call = style({
  ...flexColumn(vars.space.medium),
  minInlineSize: 0,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

/** A list, not a table: a hundred tables would make the page several times as heavy, and none fits on a phone. */
export const members = style({ display: 'grid', gap: vars.space.small });

export const member = style({
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
  overflowWrap: 'anywhere',
});

export const name = style({
  display: 'inline',
  ...mono(vars.fontSize.small),
  fontWeight: vars.weight.medium,
});

export const type = style({ display: 'inline', ...smallMuted });
