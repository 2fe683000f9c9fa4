import { style, styleVariants } from '@vanilla-extract/css';
import { lengths, square, vars } from '../theme';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: lengths.nudge.brand,
  color: vars.color.text.default,
  fontFamily: vars.font.display,
  fontWeight: '700',
  letterSpacing: lengths.tracking.title,
  lineHeight: vars.lineHeight.tight,
});

export const size = styleVariants({
  regular: { fontSize: lengths.text.logo },
  large: { fontSize: lengths.text.logoLarge },
});

export const mark = style({
  ...square(lengths.text.mark),
  flexShrink: 0,
  shapeRendering: 'crispEdges',
});
export const flame = style({ fill: vars.color.accent.text });
export const core = style({ fill: vars.color.text.default });
export const stick = style({ fill: vars.color.text.muted });
