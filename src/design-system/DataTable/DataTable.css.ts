import { style } from '@vanilla-extract/css';
import { lengths, media, vars } from '../theme';

/*
 * On narrow screens each row becomes a block of labelled facts. The roles written on the elements keep the table
 * a table for assistive technology, which a changed display would take away.
 */
export const stackedBlock = style({ '@media': { [media.belowTablet]: { display: 'block' } } });

export const stackedHead = style({ '@media': { [media.belowTablet]: { display: 'none' } } });

export const stackedRow = style({
  '@media': {
    [media.belowTablet]: {
      display: 'block',
      paddingBlock: vars.space.xsmall,
      borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
      selectors: { '&:last-child': { borderBlockEnd: 0 } },
    },
  },
});

export const stackedCell = style({
  '@media': {
    [media.belowTablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space.medium,
      blockSize: 'auto',
      minBlockSize: lengths.height.item,
      paddingBlock: vars.space.half,
      paddingInline: vars.space.medium,
      border: 0,
      textAlign: 'start',
    },
  },
});

export const cellLabel = style({
  display: 'none',
  color: vars.color.text.muted,
  fontSize: vars.fontSize.small,
  '@media': { [media.belowTablet]: { display: 'inline' } },
});

export const hideBelowTablet = style({ '@media': { [media.belowTablet]: { display: 'none' } } });
export const message = style({ padding: vars.space.medium });
