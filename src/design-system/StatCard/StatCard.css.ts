import { globalStyle, style } from '@vanilla-extract/css';
import { flexColumn, lengths, media, surface, tabularNumbers, transition, vars } from '../theme';

export const card = style([
  transition('border-color'),
  {
    position: 'relative',
    ...flexColumn(vars.space.half),
    minInlineSize: 0,
    padding: vars.space.medium,
    ...surface,
    '@media': {
      [media.belowTablet]: { containerType: 'inline-size' },
      [media.tablet]: { padding: `${lengths.nudge.figureBlock} ${vars.space.large}` },
    },
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
    /* Half a phone's width has room for seven digits at this share of it. */
    '@media': {
      [media.belowTablet]: { fontSize: `clamp(${vars.fontSize.title}, 19cqi, ${vars.fontSize.figure})` },
    },
    selectors: {
      /* A number on two lines reads as two numbers, so a long one shrinks to the card's width. */
      '[data-length="long"] > &': {
        fontSize: `clamp(${vars.fontSize.title}, 14cqi, ${vars.fontSize.figure})`,
      },
    },
  },
]);

/* Two lines, so that a trend that wraps moves nothing when it arrives. */
globalStyle(`${value} + div`, {
  '@container': { [`(max-width: ${lengths.container.statCard})`]: { minBlockSize: '2lh' } },
});

/* Makes the whole card clickable while the link's name stays the label. */
export const cover = style({
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});
