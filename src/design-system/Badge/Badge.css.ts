import { style, styleVariants } from '@vanilla-extract/css';
import { lengths, square, vars } from '../theme';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: lengths.nudge.gap,
  maxInlineSize: '100%',
  minBlockSize: lengths.shape.chip,
  paddingInline: vars.space.xsmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
});

export const tone = styleVariants(vars.color.tone, ({ fg, bg }) => ({ color: fg, background: bg }));

export const marker = style({
  flexShrink: 0,
  ...square(lengths.shape.dot),
  background: 'currentColor',
  forcedColorAdjust: 'none',
});

export const label = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingBlock: lengths.nudge.hair,
});
