import { style } from '@vanilla-extract/css';
import { flexBetween, vars } from '../theme';

export const root = style({ position: 'relative', display: 'block' });

/** Covers the trigger, so that the list can measure its position; takes no pointer events. */
export const hiddenTrigger = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const trigger = style({
  ...flexBetween(vars.space.xsmall),
  textAlign: 'start',
  selectors: { '&[data-placeholder]': { color: vars.color.text.subtle } },
});

export const value = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Another choice must not move what stands beside the select.
  '::after': { content: 'attr(data-longest)', display: 'block', blockSize: 0, visibility: 'hidden' },
});

export const chevron = style({ flexShrink: 0, color: vars.color.text.muted });
/** Keeps pointer events from the page while the list is open. */
export const pointerShield = style({ position: 'fixed', inset: 0, zIndex: vars.layer.popover });

export const list = style({
  minInlineSize: 'var(--radix-select-trigger-width)',
  maxBlockSize: 'var(--radix-select-content-available-height)',
});
