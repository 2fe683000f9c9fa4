import { style } from '@vanilla-extract/css';
import { vars } from '../theme';

export const uuid = style({
  minBlockSize: vars.size.target,
  minInlineSize: '8ch',
  textAlign: 'start',
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  fontFamily: vars.font.mono,
  fontSize: '0.8125rem',
  ':hover': { color: vars.color.text.default, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});
