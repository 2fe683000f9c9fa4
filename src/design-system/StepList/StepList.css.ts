import { style } from '@vanilla-extract/css';
import { centered, flexColumn, media, square, vars } from '../theme';

export const list = style({
  ...flexColumn(vars.space.large),
  counterReset: 'step',
  /* One column for all actions, so that their edges stand below one another. */
  '@media': {
    [media.tablet]: {
      selectors: {
        '&[data-actions]': {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          columnGap: vars.space.medium,
        },
      },
    },
  },
});

const mark = {
  gridRow: '1 / span 2',
  ...centered,
  ...square(vars.size.controlCompact),
  borderRadius: vars.radius.small,
} as const;

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.medium,
  rowGap: vars.space.half,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    ...mark,
    background: vars.color.accent.soft,
    color: vars.color.tone.accent.fg,
    fontFamily: vars.font.display,
    fontWeight: vars.weight.display,
  },
  selectors: {
    '&[data-state="done"]::before': { content: 'none' },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${list}[data-actions] > &`]: { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
      },
    },
  },
});

export const tick = style({
  ...mark,
  background: vars.color.tone.positive.bg,
  color: vars.color.tone.positive.fg,
});

export const title = style({ alignSelf: 'center', fontWeight: vars.weight.strong });
export const detail = style({ gridColumn: 2, color: vars.color.text.muted, minInlineSize: 0 });
export const action = style({
  gridColumn: 2,
  justifySelf: 'start',
  marginBlockStart: vars.space.half,
  '@media': {
    [media.tablet]: {
      gridColumn: 3,
      gridRow: '1 / span 2',
      alignSelf: 'center',
      display: 'grid',
      justifySelf: 'stretch',
      marginBlockStart: 0,
    },
  },
});
