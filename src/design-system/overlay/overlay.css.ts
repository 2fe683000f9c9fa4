import { style } from '@vanilla-extract/css';
import { animateIn, flexRow, lengths, riseIn, smallMuted, vars } from '../theme';

/** The floating panel of menus and selects. */
export const panel = style([
  animateIn(riseIn, vars.duration.fast),
  {
    zIndex: vars.layer.popover,
    minInlineSize: lengths.width.menuLeast,
    maxInlineSize: `min(${lengths.width.menuMost}, 100vw - ${lengths.width.windowEdge})`,
    padding: vars.space.half,
    overflow: 'hidden auto',
    background: vars.color.raised,
    border: `1px solid ${vars.color.line.strong}`,
    borderRadius: vars.radius.medium,
    boxShadow: vars.elevation.overlay,
  },
]);

/** One choice in a floating panel. */
export const item = style({
  position: 'relative',
  ...flexRow(vars.space.xsmall),
  minBlockSize: lengths.height.item,
  paddingBlock: vars.space.half,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  color: vars.color.text.default,
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': {
      background: vars.color.hover,
      outline: `${vars.stroke.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.stroke.thick})`,
    },
    '&[data-disabled]': { opacity: 0.5 },
    '&[aria-current]': { background: vars.color.selected, fontWeight: vars.weight.medium },
  },
});

/** Leaves space at the end for the indicator of the selected item. */
export const itemWithIndicator = style({ paddingInlineEnd: lengths.width.markEnd });

export const itemIndicator = style({
  position: 'absolute',
  insetInlineEnd: vars.space.xsmall,
  color: vars.color.accent.text,
});

export const separator = style({
  blockSize: '1px',
  marginBlock: vars.space.half,
  background: vars.color.line.subtle,
});

/** `MenuLabel`, and the heading of a `MenuRadioGroup`. */
export const menuLabel = style({
  padding: `${lengths.nudge.gap} ${vars.space.xsmall}`,
  ...smallMuted,
  overflowWrap: 'anywhere',
});

export const criticalItem = style({ color: vars.color.tone.critical.fg });
