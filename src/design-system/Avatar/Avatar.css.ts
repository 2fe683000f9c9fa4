import { style, styleVariants } from '@vanilla-extract/css';
import { lengths, square, vars } from '../theme';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: vars.color.accent.soft,
  color: vars.color.tone.accent.fg,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: 1,
  textTransform: 'uppercase',
});

export const size = styleVariants({
  compact: {
    ...square(lengths.shape.avatar),
    fontSize: vars.fontSize.caption,
  },
  regular: {
    ...square(vars.size.controlCompact),
    fontSize: vars.fontSize.body,
  },
  large: {
    ...square(vars.size.controlLarge),
    fontSize: vars.fontSize.title,
  },
});
