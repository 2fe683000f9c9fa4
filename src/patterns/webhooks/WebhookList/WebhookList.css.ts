import { style } from '@vanilla-extract/css';
import { flexColumn, media, vars } from '~/design-system/theme';

export const row = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
  },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  },
});

export const identity = style({
  ...flexColumn(vars.space.half),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const fullRow = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
