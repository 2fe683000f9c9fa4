import { style } from '@vanilla-extract/css';
import { lengths, media, smallMuted, vars } from '../theme';

export const root = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.size.target,
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-disabled]': { opacity: 0.5 } },
});

export const track = style({
  position: 'relative',
  flexGrow: 1,
  blockSize: lengths.shape.dot,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.small,
  background: vars.color.control.track,
});

export const range = style({
  position: 'absolute',
  blockSize: '100%',
  borderRadius: vars.radius.small,
  background: vars.color.accent.fill,
  '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const thumb = style({
  position: 'relative',
  display: 'block',
  inlineSize: lengths.shape.knob,
  blockSize: lengths.shape.chip,
  border: `${vars.stroke.thick} solid ${vars.color.accent.fill}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  cursor: 'grab',
  /* Widens the touch target of the slim thumb to 24 px. */
  '::after': { content: '', position: 'absolute', inset: `-${lengths.nudge.gap}` },
});

export const value = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.weight.medium });

export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  ...smallMuted,
});
