import { style } from '@vanilla-extract/css';

export const result = style({
  // Without a verdict it must add no gap to the stack around it.
  ':empty': { position: 'absolute' },
});
