import { style, styleVariants } from '@vanilla-extract/css';
import { flexColumn, media, pairColumns, vars } from '../theme';

export const list = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

const columns = (count: number) => ({
  gridTemplateColumns: pairColumns(vars.space.medium),
  '@media': { [media.tablet]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
});

export const layout = styleVariants({
  rows: { gap: 0 },
  columns2: columns(2),
  columns3: columns(3),
  columns4: columns(4),
});

const column = { ...flexColumn(vars.space.half), minInlineSize: 0 } as const;

export const item = styleVariants({
  rows: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.medium,
    rowGap: vars.space.half,
    paddingBlock: vars.space.xsmall,
    minInlineSize: 0,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line.subtle}` } },
  },
  columns2: column,
  columns3: column,
  columns4: column,
});

export const term = style({ color: vars.color.text.muted });
export const detail = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
