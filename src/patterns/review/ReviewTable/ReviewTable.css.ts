import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { lengths, media, mono, vars } from '~/design-system/theme';

export const time = style({ color: vars.color.text.muted, whiteSpace: 'nowrap' });

export const player = style({
  display: 'block',
  minInlineSize: lengths.width.playerLeast,
  maxInlineSize: lengths.width.playerMost,
});

const leastWords = createVar();
const tagsGap = createVar();

export const textColumn = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  rowGap: fallbackVar(tagsGap, '0'),
  minInlineSize: fallbackVar(leastWords, lengths.width.column),
  maxInlineSize: lengths.width.reviewWords,
});

/** Shows at most two lines of the message; the open item shows all of it. */
export const message = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  ...mono(vars.fontSize.small),
  overflowWrap: 'anywhere',
});

/** The mark overlays the end of the row's text. In the flow it would move the rows below under the pointer. */
export const mark = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
});

const assessmentLabel = createVar();

export const assessment = style({
  display: 'grid',
  gridTemplateColumns: `${fallbackVar(assessmentLabel, 'max-content')} max-content`,
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

/**
 * A settled item hides its count of similar items, because its decision applies to no other item. The count keeps its
 * space, so that no row moves.
 */
export const similarCount = style({ selectors: { '&[data-settled]': { visibility: 'hidden' } } });

/** On a phone the cells stack; on wider screens player, message, assessment and button stand side by side. */
export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: vars.space.small,
  padding: vars.space.medium,
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: `${lengths.width.reviewPlayer} minmax(0, 1fr) ${lengths.width.reviewAssessment} auto`,
      alignItems: 'center',
      rowGap: 0,
      columnGap: vars.space.medium,
      paddingBlock: vars.space.small,
    },
  },
});

const across = style({
  flexBasis: '100%',
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridRow: '1 / span 2' } },
});

export const cardHead = style([
  across,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.small,
    '@media': {
      [media.tablet]: { flexDirection: 'column', flexWrap: 'nowrap', fontSize: vars.fontSize.small },
    },
  },
]);

/** The name takes the width that the time beside it leaves. */
export const cardPlayer = style({ flex: '1 1 0', minInlineSize: 0 });

export const cardWords = style([across, { vars: { [leastWords]: '0', [tagsGap]: vars.space.half } }]);

export const cardButton = style([across, { '@media': { [media.tablet]: { gridColumn: 4 } } }]);

/** Aligns the button with the assessment above it where both share a column. */
export const cardAction = style({
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  '@media': {
    [media.tablet]: {
      gridColumn: 3,
      gridRow: 2,
      alignSelf: 'start',
      gridTemplateColumns: `${lengths.width.factLabel} max-content`,
    },
  },
});

export const cardAssessment = style({
  '@media': {
    [media.tablet]: {
      gridColumn: 3,
      gridRow: 1,
      alignSelf: 'end',
      vars: { [assessmentLabel]: lengths.width.factLabel },
    },
  },
});
