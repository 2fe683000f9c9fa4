import { style } from '@vanilla-extract/css';
import { centered, flexColumn, lengths, media, square, tabularNumbers, vars } from '~/design-system/theme';

const BLOCK = lengths.shape.step;

export const list = style({ display: 'flex', flexDirection: 'column' });

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${BLOCK} minmax(0, 1fr)`,
  columnGap: vars.space.medium,
  rowGap: vars.space.medium,
  paddingBlockEnd: vars.space.xxlarge,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${BLOCK} minmax(0, 5fr) minmax(0, 6fr)`,
      columnGap: vars.space.large,
    },
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    /* The line that ties a step to the next one. */
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${BLOCK} 0`,
      insetInlineStart: `calc(${BLOCK} / 2)`,
      borderInlineStart: `1px solid ${vars.color.line.strong}`,
    },
  },
});

export const number = style([
  tabularNumbers,
  {
    ...centered,
    ...square(BLOCK),
    borderRadius: vars.radius.small,
    background: vars.color.accent.soft,
    color: vars.color.accent.text,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.section,
    fontWeight: vars.weight.display,
  },
]);

export const textColumn = style({
  ...flexColumn(vars.space.xsmall),
  paddingBlockStart: vars.space.half,
  maxInlineSize: lengths.width.form,
});

export const drawing = style({
  gridColumn: '2',
  minInlineSize: 0,
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
});
