import { style } from '@vanilla-extract/css';

/** A shortened identifier is useless in two pieces. */
export const uuid = style({ flexShrink: 0, whiteSpace: 'nowrap' });
