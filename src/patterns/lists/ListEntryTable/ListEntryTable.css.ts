import { style } from '@vanilla-extract/css';
import { media } from '~/design-system/theme';

/** Keeps the buttons on one line where the table has room: their column is else as narrow as one of them. */
export const buttons = style({
  inlineSize: 'max-content',
  '@media': { [media.belowWideTable]: { inlineSize: 'auto' } },
});
