import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { flexColumn, flexRow, lengths, media, smallMuted, transition, vars } from '../theme';

export const root = style(flexColumn(vars.space.xsmall));

export const bar = style({ display: 'flex', gap: vars.space.half });

export const segment = style([
  transition('background-color'),
  {
    flexGrow: 1,
    blockSize: lengths.shape.dot,
    border: `1px solid ${vars.color.line.subtle}`,
    borderRadius: vars.radius.mark,
    background: vars.color.control.track,
  },
]);

const filled = (color: string): StyleRule => ({
  background: color,
  borderColor: color,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const fill = styleVariants({
  critical: filled(vars.color.tone.critical.solid),
  caution: filled(vars.color.tone.caution.solid),
  positive: filled(vars.color.tone.positive.solid),
});

export const criteria = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.half} ${vars.space.small}`,
  ...smallMuted,
});

export const criterion = style({
  ...flexRow(lengths.nudge.gap),
  selectors: { '&[data-state="met"]': { color: vars.color.tone.positive.fg } },
});
