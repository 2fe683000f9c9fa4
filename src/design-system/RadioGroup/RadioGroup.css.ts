import { style } from '@vanilla-extract/css';
import { media, transition, vars } from '../theme';

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

export const legend = style({ fontWeight: vars.weight.medium, paddingBlockEnd: '0.375rem' });

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
});

export const mark = style([
  transition('border-color'),
  {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    marginBlock: '0.1875rem',
    border: `1px solid ${vars.color.control.border}`,
    borderRadius: '50%',
    background: vars.color.control.bg,
    cursor: 'pointer',
    '::before': {
      content: '',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
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

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: '0.0938rem',
});
export const label = style({ cursor: 'pointer' });
