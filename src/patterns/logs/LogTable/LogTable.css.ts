import { style } from '@vanilla-extract/css';
import { lengths, media, truncate, vars } from '~/design-system/theme';

export const time = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });

export const player = style({
  display: 'block',
  minInlineSize: lengths.width.logPlayerLeast,
  maxInlineSize: lengths.width.logPlayerMost,
});

export const message = style([
  truncate,
  {
    display: 'block',
    /* Takes what the other columns leave: a long line must not push them out of sight. */
    inlineSize: 0,
    minInlineSize: `max(100%, ${lengths.width.message})`,
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.small,
    fontFamily: vars.font.mono,
    fontSize: vars.fontSize.small,
    textAlign: 'start',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
]);

/** Side by side where there is room for two: as many messages in sight as in a table. */
export const cards = style({
  '@media': {
    [media.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const card = style({
  display: 'grid',
  gap: vars.space.xsmall,
  alignContent: 'start',
  padding: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-state="selected"]': { background: vars.color.accent.soft },
    '&[data-opens]': { cursor: 'pointer' },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineEnd: `1px solid ${vars.color.line.subtle}` },
        '&:nth-last-child(2):nth-child(odd)': { borderBlockEnd: 0 },
      },
    },
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
