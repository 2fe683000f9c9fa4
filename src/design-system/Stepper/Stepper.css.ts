import { style } from '@vanilla-extract/css';
import { media, vars } from '../theme';

export const list = style({ display: 'flex', gap: vars.space.xsmall, minInlineSize: 0 });

export const step = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlockStart: vars.space.xsmall,
  borderBlockStart: `${vars.stroke.bold} solid ${vars.color.line.subtle}`,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.small,
  selectors: {
    '&[data-state="done"], &[data-state="current"]': { borderColor: vars.color.accent.fill },
    '&[data-state="current"]': { color: vars.color.text.default, fontWeight: vars.weight.medium },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-state="current"]': { borderColor: 'Highlight' } } },
  },
});
