import { style } from '@vanilla-extract/css';
import { flexColumn, lengths, surface, vars } from '~/design-system/theme';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  ...surface,
});

export const drawing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  blockSize: lengths.height.featureDrawing,
  padding: vars.space.large,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.sunken,
});

export const textColumn = style({
  ...flexColumn(vars.space.xsmall),
  padding: vars.space.large,
  textWrap: 'pretty',
});
