import { style } from '@vanilla-extract/css';
import { flexBetween, focusInside, surface, transition, vars } from '../theme';

export const root = style({
  ...surface,
});

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line.subtle}` } },
});

export const trigger = style([
  focusInside,
  {
    ...flexBetween(vars.space.medium),
    inlineSize: '100%',
    minBlockSize: vars.size.controlLarge,
    paddingBlock: vars.space.xsmall,
    paddingInline: vars.space.medium,
    borderRadius: vars.radius.large,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
  },
]);

export const chevron = style([
  transition('rotate'),
  {
    display: 'inline-flex',
    color: vars.color.text.muted,
    selectors: { '[data-state="open"] > &': { rotate: '180deg' } },
  },
]);

export const content = style({
  paddingInline: vars.space.medium,
  paddingBlockEnd: vars.space.medium,
  color: vars.color.text.muted,
});
