import { globalStyle, style } from '@vanilla-extract/css';
import {
  flexBetween,
  flexColumn,
  lengths,
  media,
  mono,
  smallMuted,
  square,
  surface,
  tabularNumbers,
  truncate,
  vars,
} from '~/design-system/theme';

export const panel = style({
  overflow: 'hidden',
  ...surface,
});

export const caption = style({
  ...truncate,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.sunken,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.medium,
});

export const body = style({
  ...flexColumn(vars.space.small),
  padding: vars.space.medium,
});

export const code = style({
  ...truncate,
  ...mono(vars.fontSize.small),
});

/** A chat line, which on a phone has room for two words beside its verdict. */
export const said = style({
  ...mono(vars.fontSize.small),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
globalStyle(`${code} b, ${said} b`, { color: vars.color.accent.text, fontWeight: vars.weight.regular });

export const line = style([
  tabularNumbers,
  {
    ...flexBetween(vars.space.small),
    ...smallMuted,
  },
]);

export const strong = style({ color: vars.color.text.default, fontWeight: vars.weight.medium });

export const rules = style({
  padding: vars.space.small,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.control.bg,
  fontSize: vars.fontSize.small,
});

/** A slider at 70%. */
export const slider = style({
  position: 'relative',
  blockSize: vars.space.half,
  borderRadius: vars.radius.small,
  background: `linear-gradient(to right, ${vars.color.accent.fill} 70%, ${vars.color.line.subtle} 70%)`,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '70%',
    ...square(vars.space.medium),
    translate: '-50% -50%',
    border: `1px solid ${vars.color.line.strong}`,
    borderRadius: vars.radius.small,
    background: vars.color.raised,
  },
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.small,
});

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  ...smallMuted,
});

export const number = style([
  tabularNumbers,
  {
    color: vars.color.text.default,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.title,
    fontWeight: vars.weight.display,
    letterSpacing: lengths.tracking.title,
  },
]);
