import { style, styleVariants } from '@vanilla-extract/css';
import { flexColumn, lengths, vars } from '../theme';

export const alert = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.medium}`,
  border: '1px solid',
  borderRadius: vars.radius.medium,
});

export const tone = styleVariants(vars.color.tone, ({ bg, border }) => ({
  background: bg,
  borderColor: border,
}));
export const icon = styleVariants(vars.color.tone, ({ fg }) => ({
  color: fg,
  flexShrink: 0,
  paddingBlockStart: lengths.text.iconDrop,
}));

export const body = style({
  ...flexColumn(vars.space.half),
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.weight.strong });
export const actions = style({ paddingBlockStart: vars.space.half });
