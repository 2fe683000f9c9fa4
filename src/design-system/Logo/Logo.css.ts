import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5625rem',
  color: vars.color.text.default,
  fontFamily: vars.font.display,
  fontWeight: '700',
  letterSpacing: '-0.02em',
  lineHeight: vars.lineHeight.tight,
});

export const size = styleVariants({
  regular: { fontSize: '1.125rem' },
  large: { fontSize: '1.625rem' },
});

export const mark = style({
  inlineSize: '1.2em',
  blockSize: '1.2em',
  flexShrink: 0,
  shapeRendering: 'crispEdges',
});
export const flame = style({ fill: vars.color.accent.text });
export const core = style({ fill: vars.color.text.default });
export const stick = style({ fill: vars.color.text.muted });
