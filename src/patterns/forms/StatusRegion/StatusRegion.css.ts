import { style } from '@vanilla-extract/css';

export const region = style({
  selectors: {
    // Without an alert, the region takes no space, nor the gap beside it.
    '&:not(:has([data-tone]))': { position: 'absolute' },
  },
});
