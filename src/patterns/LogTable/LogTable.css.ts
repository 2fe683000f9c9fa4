import { style } from '@vanilla-extract/css';
import { truncate, vars } from '~/design-system/theme';

export const time = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });

export const player = style({ display: 'block', minInlineSize: '7rem', maxInlineSize: '12rem' });

export const message = style([
  truncate,
  {
    display: 'block',
    inlineSize: '100%',
    minInlineSize: '16rem',
    maxInlineSize: '44rem',
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.small,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize.small,
    textAlign: 'start',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);
