import { style } from '@vanilla-extract/css';
import { vars } from '~/design-system/theme';

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const status = style({
  // Without an alert, the region takes no gap.
  selectors: { '&:empty': { position: 'absolute' } },
});
