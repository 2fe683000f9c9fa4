import { style } from '@vanilla-extract/css';
import { lengths, mono, truncate, vars } from '~/design-system/theme';

export const time = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });

export const player = style({
  display: 'block',
  minInlineSize: lengths.width.logPlayerLeast,
  maxInlineSize: lengths.width.logPlayerMost,
});

const messageBase = style({
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.small,
  ...mono(vars.fontSize.small),
});

export const message = style([
  messageBase,
  truncate,
  {
    display: 'block',
    alignContent: 'center',
    /* The message takes the width that the other columns leave, so that a long one can't push them out of sight. */
    inlineSize: 0,
    minInlineSize: `max(100%, ${lengths.width.message})`,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

/** Shows at most two lines of the message; the details show all of it. */
export const cardMessage = style([
  messageBase,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflowWrap: 'anywhere',
  },
]);

export const card = style({ display: 'grid', gap: vars.space.xsmall });
