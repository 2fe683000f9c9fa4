import { style } from '@vanilla-extract/css';

/** Keeps the short uuid on one line. */
export const uuid = style({ flexShrink: 0, whiteSpace: 'nowrap' });
