import { style } from '@vanilla-extract/css';
import { flexColumn, lengths, mono, smallMuted, vars } from '~/design-system/theme';

/** Stops below the page's header when an anchor leads to it. */
export const call = style({
  ...flexColumn(vars.space.medium),
  minInlineSize: 0,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  scrollMarginBlockStart: lengths.height.anchor,
});

/** A list, not a table: a hundred tables would make the page several times as heavy, and none fits on a phone. */
export const members = style({ display: 'grid', gap: vars.space.small });

export const member = style({
  minInlineSize: 0,
  maxInlineSize: vars.size.measure,
  overflowWrap: 'anywhere',
});

export const name = style({
  ...mono(vars.fontSize.small),
  fontWeight: vars.weight.medium,
});

export const type = style(smallMuted);
