import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme';

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderBlockEnd: '1px solid',
  '@media': { [media.tablet]: { paddingInline: vars.space.xlarge } },
});

export const tone = styleVariants(vars.color.tone, ({ bg, border }) => ({
  background: bg,
  borderColor: border,
}));
export const mark = styleVariants(vars.color.tone, ({ fg }) => ({ color: fg }));
export const words = style({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' });
