import { style, styleVariants } from '@vanilla-extract/css';
import { focusInside, lengths, media } from '../theme';

export const region = style([
  focusInside,
  {
    /* Visually hidden text is placed absolutely: it scrolls with the region instead of widening the page. */
    position: 'relative',
    minInlineSize: 0,
    borderRadius: 'inherit',
    /* Promoted to a layer of its own, so that the browser does not repaint a long table when a button beside it changes
       colour. */
    isolation: 'isolate',
  },
]);

export const axis = styleVariants({
  inline: { overflowX: 'auto', overscrollBehaviorX: 'contain' },
  /* At least as tall as a field; where even that does not fit, the surrounding region scrolls. */
  block: {
    flexGrow: 1,
    minBlockSize: lengths.height.scrollBlock,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // What stands around the region scrolls with it, because it would leave it a few lines.
    '@media': { [media.fewWords]: { overflowY: 'visible', flexShrink: 0 } },
  },
  page: {
    selectors: {
      // Only a region with too wide content takes the focus.
      '&[tabindex]': { maxBlockSize: '70dvb', overflow: 'auto', overscrollBehavior: 'contain' },
    },
  },
});
