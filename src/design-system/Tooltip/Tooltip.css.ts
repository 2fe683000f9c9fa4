import { style } from '@vanilla-extract/css';
import { animateIn, fadeIn, lengths, vars } from '../theme';

export const tooltip = style([
  animateIn(fadeIn, vars.duration.fast),
  {
    zIndex: vars.layer.tooltip,
    maxInlineSize: lengths.width.tooltip,
    padding: `${vars.space.half} ${vars.space.xsmall}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    background: vars.color.tooltip,
    color: vars.color.text.onTooltip,
    fontSize: vars.fontSize.caption,
    overflowWrap: 'anywhere',
    /* The text may be in another direction than the page. */
    unicodeBidi: 'plaintext',
  },
]);

/** Covers the trigger, so that the panel can measure its position; takes no pointer events. */
export const hiddenTrigger = style({ position: 'fixed', pointerEvents: 'none' });
