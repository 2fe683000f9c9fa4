import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { lengths, square, vars } from '../theme';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
/* Animates opacity alone, so that nothing moves for visitors who prefer reduced motion. */
const glow = keyframes({ '0%, 100%': { opacity: 0.2 }, '25%': { opacity: 1 } });

export const spinner = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const delayed = style({ animation: `${appear} ${vars.duration.fast} 200ms both` });

export const tiles = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12%' });

export const size = styleVariants({
  small: square(lengths.shape.iconSmall),
  regular: square(lengths.shape.choice),
  large: square(lengths.shape.plate),
});

export const tile = style({
  background: 'currentColor',
  forcedColorAdjust: 'none',
  animation: `${glow} 900ms linear infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '225ms' },
    '&:nth-child(4)': { animationDelay: '450ms' },
    '&:nth-child(3)': { animationDelay: '675ms' },
  },
});
