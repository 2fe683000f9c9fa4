import { style } from '@vanilla-extract/css';
import { lengths, media, transition, vars } from '../theme';

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

export const legend = style({ fontWeight: vars.weight.medium, paddingBlockEnd: lengths.nudge.gap });

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
});

export const radio = style([
  transition('border-color'),
  {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: lengths.shape.choice,
    blockSize: lengths.shape.choice,
    marginBlock: lengths.nudge.thin,
    border: `1px solid ${vars.color.control.border}`,
    borderRadius: '50%',
    background: vars.color.control.bg,
    cursor: 'pointer',
    '::before': {
      content: '',
      inlineSize: lengths.shape.pip,
      blockSize: lengths.shape.pip,
      borderRadius: '50%',
      background: vars.color.accent.fill,
      opacity: 0,
    },
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.control.borderHover },
      '&:checked': { borderColor: vars.color.accent.fill },
      '&:checked::before': { opacity: 1 },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    },
    '@media': {
      [media.forcedColors]: { '::before': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
]);

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: lengths.nudge.half,
});
export const label = style({ cursor: 'pointer' });
