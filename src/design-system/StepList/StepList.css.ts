import { style } from '@vanilla-extract/css';
import { centered, flexColumn, square, vars } from '../theme';

export const list = style({
  ...flexColumn(vars.space.large),
  counterReset: 'step',
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.medium,
  rowGap: vars.space.half,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    gridRow: '1 / span 2',
    ...centered,
    ...square(vars.size.controlCompact),
    borderRadius: vars.radius.small,
    background: vars.color.accent.soft,
    color: vars.color.tone.accent.fg,
    fontFamily: vars.font.display,
    fontWeight: vars.weight.display,
  },
});

export const title = style({ alignSelf: 'center', fontWeight: vars.weight.strong });
export const detail = style({ gridColumn: 2, color: vars.color.text.muted, minInlineSize: 0 });
