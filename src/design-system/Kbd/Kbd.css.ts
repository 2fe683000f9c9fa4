import { style } from '@vanilla-extract/css';
import { lengths, media, vars } from '../theme';

export const kbd = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: lengths.shape.chip,
  minBlockSize: lengths.shape.chip,
  paddingInline: vars.space.half,
  border: `1px solid ${vars.color.line.strong}`,
  borderBlockEndWidth: vars.stroke.thick,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.caption,
  lineHeight: 1,
});

export const keyboardOnly = style({
  display: 'none',
  '@media': { [media.keyHints]: { display: 'inline-grid' } },
});
