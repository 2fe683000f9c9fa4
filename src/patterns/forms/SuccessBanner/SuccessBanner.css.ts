import { style } from '@vanilla-extract/css';

export const region = style({
  selectors: {
    // Without a message, the region takes no space, nor the gap beside it.
    '&[data-state="hidden"]': { position: 'absolute' },
  },
});
