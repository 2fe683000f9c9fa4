import { style } from '@vanilla-extract/css';
import { lengths, tabularNumbers, vars } from '~/design-system/theme';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: vars.space.large,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  selectors: {
    '&[data-variant="popular"]': {
      borderColor: vars.color.accent.fill,
      outline: `1px solid ${vars.color.accent.fill}`,
    },
  },
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
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
