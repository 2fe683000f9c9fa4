import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme';

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  maxInlineSize: '100%',
  minBlockSize: '1.375rem',
  paddingInline: vars.space.xsmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
});

export const tone = styleVariants(vars.color.tone, ({ fg, bg }) => ({ color: fg, background: bg }));

export const marker = style({
  flexShrink: 0,
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
  background: 'currentColor',
  forcedColorAdjust: 'none',
});

export const label = style({ overflow: 'hidden', textOverflow: 'ellipsis', paddingBlock: '0.125rem' });
