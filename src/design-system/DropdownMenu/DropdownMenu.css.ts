import { style } from '@vanilla-extract/css';

export const root = style({ position: 'relative', display: 'inline-flex' });

/** Covers the trigger, so that the panel can measure its position; takes no pointer events. */
export const hiddenTrigger = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
