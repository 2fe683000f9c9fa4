import { style, styleVariants } from '@vanilla-extract/css';
import { lengths, vars } from '../theme';

export const icon = style({ flexShrink: 0 });

export const size = styleVariants({
  small: { inlineSize: lengths.shape.iconSmall, blockSize: lengths.shape.iconSmall },
  regular: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
  large: { inlineSize: lengths.shape.iconLarge, blockSize: lengths.shape.iconLarge },
});

/** Mirrors arrows and chevrons in right-to-left pages. */
export const directional = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } });
