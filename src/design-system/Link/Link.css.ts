import { style, styleVariants } from '@vanilla-extract/css';
import { transition, vars } from '../theme';

export const link = style([
  transition('color', 'text-decoration-color'),
  { borderRadius: vars.radius.small },
]);

export const variant = styleVariants({
  inline: {
    color: vars.color.accent.text,
    textDecoration: 'underline',
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.18em',
    ':hover': { textDecorationThickness: '0.14em' },
  },
  quiet: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minBlockSize: vars.size.target,
    color: vars.color.text.muted,
    ':hover': { color: vars.color.text.default, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  },
  plain: {},
});
