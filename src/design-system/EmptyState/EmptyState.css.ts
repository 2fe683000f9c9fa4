import { style } from '@vanilla-extract/css';
import { centered, lengths, square, vars } from '../theme';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.xxlarge,
  paddingInline: vars.space.medium,
  textAlign: 'center',
});

export const icon = style({
  ...centered,
  ...square(lengths.shape.medallion),
  marginBlockEnd: vars.space.half,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  color: vars.color.text.subtle,
});

export const action = style({ marginBlockStart: vars.space.xsmall });
