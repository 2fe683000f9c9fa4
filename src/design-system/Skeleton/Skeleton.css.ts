import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { lengths, media, square, vars } from '../theme';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  display: 'block',
  maxInlineSize: '100%',
  background: vars.color.line.subtle,
  borderRadius: vars.radius.small,
  /* Forced colours drop the background, so an outline shows the shape. */
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  '@media': { [media.motionOk]: { animation: `${breathe} 1.6s ease-in-out infinite` } },
});

export const shape = styleVariants({
  text: { blockSize: '0.7lh', marginBlock: '0.15lh' },
  control: { blockSize: vars.size.control, borderRadius: vars.radius.medium },
  square: { ...square(vars.size.control), borderRadius: vars.radius.medium },
  bar: { blockSize: lengths.height.bar },
  block: { blockSize: '100%', minBlockSize: lengths.height.chartCompact, borderRadius: vars.radius.medium },
});

export const width = styleVariants({
  full: { inlineSize: '100%' },
  most: { inlineSize: '75%' },
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
  short: { inlineSize: lengths.width.skeletonShort },
});
