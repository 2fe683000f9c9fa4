import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme';

export const message = style({ padding: vars.space.medium });

export const shownAsTable = style({ '@media': { [media.belowWideTable]: { display: 'none' } } });

export const shownAsCards = style({
  display: 'none',
  '@media': { [media.belowWideTable]: { display: 'block' } },
});

const line = `1px solid ${vars.color.line.subtle}`;

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
  /** The list is as tall as the table, so that as many rows are visible. */
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
