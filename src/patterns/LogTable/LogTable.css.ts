import { style } from '@vanilla-extract/css';
import { truncate, vars } from '~/design-system/theme';

export const time = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });

export const player = style({ display: 'block', minInlineSize: '9rem', maxInlineSize: '16rem' });

export const message = style([
  truncate,
  {
    display: 'block',
    /* Takes what the other columns leave: a long line must not push them out of sight. */
    inlineSize: 0,
    minInlineSize: 'max(100%, 16rem)',
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.small,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize.small,
    textAlign: 'start',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

export const card = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-state="selected"]': { background: vars.color.accent.soft },
  },
});

/** Two lines at most: the whole message is one tap away. */
export const cardMessage = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.small,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
