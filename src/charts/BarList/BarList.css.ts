import { style, styleVariants } from '@vanilla-extract/css';
import { centered, lengths, media, tabularNumbers, vars } from '~/design-system/theme';

export const list = style({
  display: 'grid',
  gridTemplateColumns: `fit-content(45%) minmax(${lengths.width.barLeast}, 1fr) max-content`,
  columnGap: vars.space.small,
  rowGap: vars.space.small,
  selectors: {
    '&[data-share="true"]': {
      gridTemplateColumns: `fit-content(40%) minmax(${lengths.width.barLeast}, 1fr) max-content max-content`,
    },
  },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  minBlockSize: vars.size.target,
});

export const name = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const track = style({ display: 'block', minInlineSize: 0 });

const barBase = style({
  display: 'block',
  blockSize: vars.space.medium,
  minInlineSize: vars.radius.small,
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
  selectors: { '&[data-empty="true"]': { minInlineSize: 0 } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:not([data-empty="true"])': { outline: '1px solid CanvasText' } },
    },
  },
});

export const bar = styleVariants(vars.color.tone, ({ solid }) => [barBase, { background: solid }]);

export const value = style({ textAlign: 'end', ...tabularNumbers });

export const share = style({
  minInlineSize: lengths.text.figure,
  color: vars.color.text.muted,
  textAlign: 'end',
  ...tabularNumbers,
});

export const empty = style({
  ...centered,
  minBlockSize: lengths.height.chartCompact,
  color: vars.color.text.muted,
  textAlign: 'center',
});
