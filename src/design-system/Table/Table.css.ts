import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { lengths, media, pageBarHeight, smallMuted, tableEdge, tabularNumbers, vars } from '../theme';

export const table = style({ inlineSize: '100%', fontSize: vars.fontSize.body });

/** On narrow screens each row becomes a block of labelled facts. */
export const stacked = style({ '@media': { [media.belowTablet]: { display: 'block' } } });

globalStyle(`${stacked} > thead`, { '@media': { [media.belowTablet]: { display: 'none' } } });
globalStyle(`${stacked} > tbody`, { '@media': { [media.belowTablet]: { display: 'block' } } });

export const caption = style({
  paddingBlock: vars.space.small,
  paddingInline: fallbackVar(tableEdge, vars.space.medium),
  color: vars.color.text.muted,
  textAlign: 'start',
});

const edges = (padding: string) => ({
  '&:first-child': { paddingInlineStart: fallbackVar(tableEdge, padding) },
  '&:last-child': { paddingInlineEnd: fallbackVar(tableEdge, padding) },
});

const wideEdges = edges(vars.space.medium);
/* Fits three columns of seven digits on a phone. */
const narrowEdges = edges(vars.space.xsmall);

const cellBase = {
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  textAlign: 'start',
  verticalAlign: 'middle',
  selectors: wideEdges,
  '@media': {
    [media.belowTablet]: { paddingInline: vars.space.xsmall, selectors: narrowEdges },
  },
} as const;

export const columnHeader = style({
  ...cellBase,
  blockSize: vars.size.control,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.surface,
  ...smallMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

const stickyStart = createVar();

export const stickyHeader = style({
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyStart, '0'),
  zIndex: vars.layer.sticky,
});

/** The table's header stays below the page's top bar, unless the table scrolls in its region, which then has the focus. */
export const stickyHeaderOnPage = style({
  selectors: { ':not([tabindex]) > &': { vars: { [stickyStart]: fallbackVar(pageBarHeight, '0') } } },
});

/* The browser scrolls a focused control into view below the header, not behind it. */
globalStyle(`:not([tabindex]) > ${stickyHeaderOnPage} tbody :is(a, button)`, {
  scrollMarginBlockStart: vars.size.control,
});

export const cell = style({
  ...cellBase,
  blockSize: vars.size.row,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  fontWeight: vars.weight.regular,
  selectors: { ...wideEdges, 'tbody tr:last-child > &': { borderBlockEnd: 0 } },
  '@media': {
    [media.belowTablet]: {
      ...cellBase['@media'][media.belowTablet],
      selectors: {
        ...narrowEdges,
        [`${stacked} &`]: {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: vars.space.medium,
          blockSize: 'auto',
          minBlockSize: lengths.height.item,
          paddingBlock: vars.space.half,
          paddingInline: fallbackVar(tableEdge, vars.space.medium),
          border: 0,
          textAlign: 'start',
          overflowWrap: 'anywhere',
        },
      },
    },
  },
});

/** The column's name beside a fact of a stacked row. A name that the row begins with is its title and needs none. */
export const cellLabel = style({
  display: 'none',
  ...smallMuted,
  '@media': {
    [media.belowTablet]: {
      display: 'inline',
      selectors: { 'th:first-child > &': { display: 'none' } },
    },
  },
});

export const row = style({
  selectors: { '&[data-state="selected"]': { background: vars.color.accent.soft } },
  '@media': {
    [media.canHover]: {
      selectors: {
        '&[data-opens]': { cursor: 'pointer' },
        '&[data-opens]:hover': { background: vars.color.hover },
      },
    },
    [media.belowTablet]: {
      selectors: {
        [`${stacked} &`]: {
          display: 'block',
          paddingBlock: vars.space.xsmall,
          borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
        },
        [`${stacked} &:last-child`]: { borderBlockEnd: 0 },
      },
    },
  },
});

export const align = styleVariants({
  start: {},
  end: [tabularNumbers, { textAlign: 'end', whiteSpace: 'nowrap' }],
});

export const width = styleVariants({
  auto: {},
  shrink: { inlineSize: '1%', whiteSpace: 'nowrap' },
  grow: { inlineSize: '50%', minInlineSize: lengths.width.column },
});
