import { style } from '@vanilla-extract/css';
import { media, transition, vars } from '../theme';

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.small });

export const track = style([
  transition('background-color', 'border-color'),
  {
    flexShrink: 0,
    inlineSize: '2.5rem',
    blockSize: vars.size.target,
    padding: '0.1875rem',
    border: `1px solid ${vars.color.control.border}`,
    borderRadius: vars.radius.small,
    background: vars.color.control.track,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.control.borderHover },
      '&[data-state="checked"]': { background: vars.color.accent.fill, borderColor: vars.color.accent.fill },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    },
  },
]);

export const thumb = style([
  transition('translate', 'background-color'),
  {
    display: 'block',
    inlineSize: '1rem',
    blockSize: '1rem',
    borderRadius: vars.radius.mark,
    background: vars.color.control.borderHover,
    selectors: {
      '&[data-state="checked"]': { translate: '1rem 0', background: vars.color.text.onAccent },
      '[dir="rtl"] &[data-state="checked"]': { translate: '-1rem 0' },
    },
    '@media': {
      [media.forcedColors]: {
        background: 'CanvasText',
        forcedColorAdjust: 'none',
        selectors: { '&[data-state="checked"]': { background: 'Highlight' } },
      },
    },
  },
]);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: '0.0938rem',
});
export const label = style({ fontWeight: vars.weight.medium, cursor: 'pointer' });
