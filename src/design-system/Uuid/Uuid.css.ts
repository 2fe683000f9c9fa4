import { style } from '@vanilla-extract/css';
import { lengths, mono, vars } from '../theme';

export const uuid = style({
  minBlockSize: vars.size.target,
  minInlineSize: lengths.text.idStart,
  textAlign: 'start',
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  ...mono(lengths.text.id),
  ':hover': {
    color: vars.color.text.default,
    textDecoration: 'underline',
    textUnderlineOffset: lengths.text.lineOffsetSmall,
  },
});
