import { style } from '@vanilla-extract/css';
import { vars } from '~/design-system/theme';

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  background: vars.color.tone.caution.bg,
  color: vars.color.tone.caution.fg,
  borderBlockEnd: `1px solid ${vars.color.tone.caution.border}`,
});
