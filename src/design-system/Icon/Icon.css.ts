import { style, styleVariants } from '@vanilla-extract/css';
import { lengths, square, vars } from '../theme';

export const icon = style({ flexShrink: 0 });

export const size = styleVariants({
  small: square(lengths.shape.iconSmall),
  regular: square(vars.size.icon),
  large: square(lengths.shape.iconLarge),
});

/** Mirrors arrows and chevrons in right-to-left pages. */
export const directional = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
