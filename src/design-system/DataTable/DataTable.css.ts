import { fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { lengths, media, pageBarHeight, transition, vars } from '../theme';

export const message = style({ padding: vars.space.medium });

export const shownAsTable = style({ '@media': { [media.belowWideTable]: { display: 'none' } } });

export const shownAsCards = style({
  display: 'none',
  '@media': { [media.belowWideTable]: { display: 'block' } },
});

/** A stacked table has no header in sight. */
export const shownAboveStack = style({ '@media': { [media.tablet]: { display: 'none' } } });

const appear = keyframes({ from: { opacity: 0 } });
const pulse = keyframes({ '50%': { opacity: 0.2 } });

/** A line above rows that are out of date, after half a second, so that short waits do not flash. */
export const fetching = style({
  position: 'sticky',
  insetBlockStart: fallbackVar(pageBarHeight, '0'),
  zIndex: vars.layer.bar,
  blockSize: vars.stroke.thick,
  marginBlockEnd: `calc(-1 * ${vars.stroke.thick})`,
  animation: `${appear} ${vars.duration.fast} 500ms backwards`,
  '::after': {
    content: '',
    display: 'block',
    blockSize: '100%',
    background: vars.color.accent.fill,
    forcedColorAdjust: 'none',
    // Opacity alone, so that nothing moves for visitors who prefer reduced motion.
    animation: `${pulse} 900ms linear infinite`,
  },
});

const line = `1px solid ${vars.color.line.subtle}`;

export const sortSelect = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${lengths.width.menuMost})`,
  padding: vars.space.medium,
  borderBlockEnd: line,
});

const sortButtonBase = style([
  transition('color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.half,
    marginInline: `calc(-1 * ${vars.space.half})`,
    padding: vars.space.half,
    fontWeight: 'inherit',
    borderRadius: vars.radius.small,
    selectors: {
      '[aria-sort] > &': { color: vars.color.text.default },
      '&:hover': { color: vars.color.text.default },
    },
  },
]);

/* The icon stands before the name of a column of numbers, so that the name ends where the numbers end. */
export const sortButton = styleVariants({
  start: [sortButtonBase],
  end: [sortButtonBase, { flexDirection: 'row-reverse' }],
});

export const sortIcon = style({
  display: 'inline-flex',
  color: vars.color.text.subtle,
  selectors: { '[aria-sort] &': { color: 'inherit' } },
});

const cardBase = style({
  borderBlockEnd: line,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&[data-state="selected"]': { background: vars.color.accent.soft },
    '&[data-opens]': { cursor: 'pointer' },
  },
});

export const card = styleVariants({ none: [cardBase], compact: [cardBase, { padding: vars.space.medium }] });

export const endPlaceholder = style({ display: 'flex', flexGrow: 1, justifyContent: 'end' });

export const cards = styleVariants({
  1: {},
  /** Two columns make the list about as tall as the table, so that it shows as many rows. */
  2: {
    '@media': {
      [media.tablet]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
});

globalStyle(`${cards[2]} > :nth-child(odd)`, { '@media': { [media.tablet]: { borderInlineEnd: line } } });
globalStyle(`${cards[2]} > :nth-last-child(2):nth-child(odd)`, {
  '@media': { [media.tablet]: { borderBlockEnd: 0 } },
});
