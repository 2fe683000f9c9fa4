import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme';

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  '@media': { [media.tablet]: { paddingInline: vars.space.xlarge } },
});

export const width = styleVariants({
  form: { maxInlineSize: '30rem' },
  text: { maxInlineSize: '48rem' },
  page: { maxInlineSize: '86rem' },
});

export const padded = style({
  paddingBlock: vars.space.large,
  '@media': { [media.tablet]: { paddingBlock: vars.space.xlarge } },
});
