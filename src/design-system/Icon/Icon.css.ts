import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({ flexShrink: 0 });

export const size = styleVariants({
  small: { inlineSize: '0.875rem', blockSize: '0.875rem' },
  regular: { inlineSize: '1rem', blockSize: '1rem' },
  large: { inlineSize: '1.25rem', blockSize: '1.25rem' },
});

/** Arrows and chevrons that point along the reading direction. */
export const directional = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
