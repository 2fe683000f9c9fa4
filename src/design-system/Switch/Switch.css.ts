import { style } from '@vanilla-extract/css';
import { lengths, media, square, transition, vars } from '../theme';

export const row = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.small });

export const track = style([
  transition('background-color', 'border-color'),
  {
    appearance: 'none',
    flexShrink: 0,
    inlineSize: lengths.shape.medallion,
    blockSize: vars.size.target,
    padding: lengths.nudge.thin,
    border: `1px solid ${vars.color.control.border}`,
    borderRadius: vars.radius.small,
    background: vars.color.control.track,
    cursor: 'pointer',
    '::before': {
      content: '',
      display: 'block',
      ...square(lengths.shape.knob),
      borderRadius: vars.radius.mark,
      background: vars.color.control.borderHover,
    },
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.control.borderHover },
      '&:checked': { background: vars.color.accent.fill, borderColor: vars.color.accent.fill },
      '&:checked::before': { translate: `${lengths.shape.knob} 0`, background: vars.color.text.onAccent },
      '[dir="rtl"] &:checked::before': { translate: `-${lengths.shape.knob} 0` },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
    },
    '@media': {
      [media.motionOk]: {
        '::before': {
          transitionProperty: 'translate, background-color',
          transitionDuration: vars.duration.fast,
          transitionTimingFunction: vars.easing.inOut,
        },
      },
      [media.forcedColors]: {
        '::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
        selectors: { '&:checked::before': { background: 'Highlight' } },
      },
    },
  },
]);

export const label = style({ fontWeight: vars.weight.medium, cursor: 'pointer' });
