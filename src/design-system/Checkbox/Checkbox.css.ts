import { style } from '@vanilla-extract/css';
import { lengths, media, transition, vars } from '../theme';

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
});

export const box = style([
  transition('background-color', 'border-color'),
  {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: lengths.shape.choice,
    blockSize: lengths.shape.choice,
    marginBlock: lengths.nudge.thin,
    border: `1px solid ${vars.color.control.border}`,
    borderRadius: vars.radius.small,
    background: vars.color.control.bg,
    cursor: 'pointer',
    '::before': {
      content: '',
      inlineSize: lengths.shape.tick,
      blockSize: lengths.shape.tick,
      background: vars.color.text.onAccent,
      clipPath: 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)',
      opacity: 0,
    },
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.control.borderHover },
      '&:checked': { background: vars.color.accent.fill, borderColor: vars.color.accent.fill },
      '&:checked::before': { opacity: 1 },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
      '&[aria-invalid="true"]': { borderColor: vars.color.tone.critical.fg },
    },
    '@media': {
      [media.forcedColors]: { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
]);

export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: lengths.nudge.half,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const label = style({
  cursor: 'pointer',
  selectors: { ':disabled ~ * > &': { cursor: 'not-allowed' } },
});
export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.half });
