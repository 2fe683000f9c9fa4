import { style } from '@vanilla-extract/css';
import { vars } from '~/design-system/theme';

export const time = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });

export const player = style({ display: 'block', minInlineSize: '7rem', maxInlineSize: '11rem' });

export const words = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: vars.space.half,
  columnGap: vars.space.small,
  minInlineSize: '14rem',
  maxInlineSize: '40rem',
});

/** Two lines at most: the whole message is one click away. */
export const message = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});

/** Above the end of the row's words: a mark that took room would move the rows below it under the pointer. */
export const mark = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
});

export const assessment = style({
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  justifyContent: 'start',
  columnGap: vars.space.xsmall,
  whiteSpace: 'nowrap',
});

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

/** Nothing is left to decide along with a settled item; its room stays, so that no row moves. */
export const alike = style({ selectors: { '&[data-settled]': { visibility: 'hidden' } } });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-state="selected"]': { background: vars.color.accent.soft },
  },
});
