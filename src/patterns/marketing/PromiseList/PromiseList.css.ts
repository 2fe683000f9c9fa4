import { style } from '@vanilla-extract/css';
import { centered, flexColumn, media, square, vars } from '~/design-system/theme';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xxlarge },
  },
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.medium,
});

export const mark = style({
  ...centered,
  ...square(vars.size.control),
  borderRadius: vars.radius.medium,
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
});

export const textColumn = style(flexColumn(vars.space.half));
