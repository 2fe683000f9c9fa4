import { style, styleVariants } from '@vanilla-extract/css';
import { lengths, vars } from '../theme';

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
    inlineSize: lengths.shape.avatar,
    blockSize: lengths.shape.avatar,
    fontSize: vars.fontSize.caption,
  },
  regular: {
    inlineSize: vars.size.controlCompact,
    blockSize: vars.size.controlCompact,
    fontSize: vars.fontSize.body,
  },
  large: {
    inlineSize: vars.size.controlLarge,
    blockSize: vars.size.controlLarge,
    fontSize: vars.fontSize.title,
  },
});
