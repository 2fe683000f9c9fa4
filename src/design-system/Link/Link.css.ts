import { style, styleVariants } from '@vanilla-extract/css';
import { lengths, transition, vars } from '../theme';

export const link = style([
  transition('color', 'text-decoration-color'),
  { borderRadius: vars.radius.small },
]);

export const variant = styleVariants({
  inline: {
    color: vars.color.accent.text,
    textDecoration: 'underline',
    textDecorationThickness: lengths.text.line,
    textUnderlineOffset: lengths.text.lineOffset,
    ':hover': { textDecorationThickness: lengths.text.lineHover },
  },
  quiet: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minBlockSize: vars.size.target,
    color: vars.color.text.muted,
    ':hover': {
      color: vars.color.text.default,
      textDecoration: 'underline',
      textUnderlineOffset: lengths.text.lineOffsetQuiet,
    },
  },
  plain: {},
});
