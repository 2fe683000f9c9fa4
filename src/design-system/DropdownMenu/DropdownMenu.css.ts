import { style } from '@vanilla-extract/css';

export const root = style({ position: 'relative', display: 'inline-flex' });

/** Lies over the trigger for the floating part to measure; takes no pointer. */
export const mark = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });
