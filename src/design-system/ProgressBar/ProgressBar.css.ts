import { style, styleVariants } from '@vanilla-extract/css';
import { lengths, media, vars } from '../theme';

export const track = style({
  display: 'block',
  blockSize: lengths.height.bar,
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.small,
  background: vars.color.control.track,
});

/* A mask of twenty blocks with gaps; only its opacity matters. */
const blocks = `repeating-linear-gradient(90deg, currentColor 0 calc(5% - ${vars.stroke.thick}), transparent calc(5% - ${vars.stroke.thick}) 5%)`;

export const bar = style({
  inlineSize: '100%',
  blockSize: '100%',
  maskImage: blocks,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
});

export const fill = style({ '@media': { [media.forcedColors]: { fill: 'Highlight' } } });

export const tone = styleVariants(vars.color.tone, ({ solid }) => ({ fill: solid }));
