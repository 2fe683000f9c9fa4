import { style, styleVariants } from '@vanilla-extract/css';
import { focusInside, lengths } from '../theme';

export const region = style([
  focusInside,
  {
    minInlineSize: 0,
    borderRadius: 'inherit',
    /* A long table is painted on its own: not again for each frame in which a button beside it changes its colour. */
    isolation: 'isolate',
  },
]);

export const axis = styleVariants({
  none: {},
  inline: { overflowX: 'auto', overscrollBehaviorX: 'contain' },
  /* Never less than a field: where even that does not fit, what is around it scrolls. */
  block: {
    flexGrow: 1,
    minBlockSize: lengths.height.scrollBlock,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  both: { maxBlockSize: '70dvb', overflow: 'auto', overscrollBehavior: 'contain' },
});
