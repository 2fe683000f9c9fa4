import { style } from '@vanilla-extract/css';
import { media, pairColumns, vars } from '~/design-system/theme';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: pairColumns(vars.space.small),
  gap: vars.space.small,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const field = style({ minInlineSize: 0 });

/* Moves the buttons down by the height of the fields' labels, so that buttons and controls share a line. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.xsmall,
  '@media': {
    [media.belowTablet]: { gridColumn: '1 / -1' },
    [media.desktop]: { paddingBlockStart: `calc(${vars.fontSize.body} * 1.5 + ${vars.space.half})` },
  },
});
