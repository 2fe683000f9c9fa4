import { style, styleVariants } from '@vanilla-extract/css';
import { enter, riseIn, vars } from '../theme';

export const viewport = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: vars.space.medium,
  insetInlineEnd: vars.space.medium,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  inlineSize: `min(24rem, calc(100vi - 2 * ${vars.space.medium}))`,
});

export const toast = style([
  enter(riseIn),
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.small,
    padding: `${vars.space.small} ${vars.space.medium}`,
    background: vars.color.raised,
    border: `1px solid ${vars.color.line.strong}`,
    borderRadius: vars.radius.medium,
    boxShadow: vars.elevation.overlay,
  },
]);

export const mark = styleVariants(vars.color.tone, ({ fg }) => ({ color: fg, paddingBlockStart: '0.15em' }));
export const words = style({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.weight.medium });
export const detail = style({ color: vars.color.text.muted });
