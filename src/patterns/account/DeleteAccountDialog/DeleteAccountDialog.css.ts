import { style } from '@vanilla-extract/css';
import { vars } from '~/design-system/theme';

export const losses = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.large,
  listStyle: 'square',
});
