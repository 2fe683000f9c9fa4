import { style } from '@vanilla-extract/css';
import { flexColumn, lengths, media, surface, tabularNumbers, transition, vars } from '../theme';

export const card = style([
  transition('border-color'),
  {
    position: 'relative',
    ...flexColumn(vars.space.half),
    minInlineSize: 0,
    padding: vars.space.medium,
    ...surface,
    '@media': { [media.tablet]: { padding: `${lengths.nudge.figureBlock} ${vars.space.large}` } },
    selectors: {
      '&:has(a:hover)': { borderColor: vars.color.line.strong },
      '&[data-length="long"]': { containerType: 'inline-size' },
    },
  },
]);

export const value = style([
  tabularNumbers,
  {
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.figure,
    fontWeight: vars.weight.display,
    letterSpacing: lengths.tracking.figure,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
    selectors: {
      /* A number on two lines reads as two numbers, so a long one shrinks to the card's width. */
      '[data-length="long"] > &': {
        fontSize: `clamp(${vars.fontSize.title}, 14cqi, ${vars.fontSize.figure})`,
      },
    },
  },
]);

/* Makes the whole card clickable while the link's name stays the label. */
export const cover = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});
