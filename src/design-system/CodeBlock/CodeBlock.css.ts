import { style } from '@vanilla-extract/css';
import { flexBetween, focusInside, mono, smallMuted, vars } from '../theme';

export const block = style({
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.large,
  background: vars.color.sunken,
});

export const bar = style({
  ...flexBetween(vars.space.small),
  paddingBlock: vars.space.half,
  paddingInline: `${vars.space.medium} ${vars.space.xsmall}`,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});

export const name = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  ...smallMuted,
});

export const tabs = style({ display: 'flex', gap: vars.space.half, minInlineSize: 0, overflowX: 'auto' });

export const tab = style([
  focusInside,
  {
    flexShrink: 0,
    minBlockSize: vars.size.controlCompact,
    paddingInline: vars.space.xsmall,
    borderRadius: vars.radius.small,
    ...smallMuted,
    selectors: {
      '&:hover': { color: vars.color.text.default },
      '&[data-state="active"]': { background: vars.color.pressed, color: vars.color.text.default },
    },
  },
]);

export const code = style({
  inlineSize: 'max-content',
  padding: vars.space.medium,
  ...mono(vars.fontSize.small),
  lineHeight: '1.6',
  tabSize: 2,
});
