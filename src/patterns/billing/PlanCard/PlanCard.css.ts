import { style } from '@vanilla-extract/css';
import { flexBetween, flexColumn, lengths, surface, tabularNumbers, vars } from '~/design-system/theme';

export const card = style({
  ...flexColumn(vars.space.medium),
  minInlineSize: 0,
  padding: vars.space.large,
  ...surface,
  selectors: {
    '&[data-variant="popular"]': {
      borderColor: vars.color.accent.fill,
      outline: `1px solid ${vars.color.accent.fill}`,
    },
  },
});

/** The name or the price, with a mark at its end. */
export const line = style({
  ...flexBetween(vars.space.xsmall),
  // Enlarged text needs a second line on a phone.
  flexWrap: 'wrap',
  minBlockSize: vars.size.target,
});

export const price = style([
  tabularNumbers,
  {
    fontFamily: vars.font.display,
    fontSize: lengths.fluid.price,
    fontWeight: vars.weight.display,
    letterSpacing: lengths.tracking.display,
    lineHeight: vars.lineHeight.tight,
  },
]);

export const period = style({
  color: vars.color.text.muted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.body,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
});

export const facts = style({ flexGrow: 1 });

export const action = style({ paddingBlockStart: vars.space.xsmall });
