import { style } from '@vanilla-extract/css';
import { vars } from '../theme';

export const kbd = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.375rem',
  minBlockSize: '1.375rem',
  paddingInline: vars.space.half,
  border: `1px solid ${vars.color.line.strong}`,
  borderBlockEndWidth: vars.stroke.thick,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.caption,
  lineHeight: 1,
});
