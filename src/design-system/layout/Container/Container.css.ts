import { style, styleVariants } from '@vanilla-extract/css';
import { lengths, media, vars } from '../../theme';

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  '@media': { [media.tablet]: { paddingInline: vars.space.xlarge } },
});

export const width = styleVariants({
  form: { maxInlineSize: lengths.width.form },
  text: { maxInlineSize: lengths.width.textPage },
  page: { maxInlineSize: lengths.width.page },
});

export const padded = style({
  paddingBlock: vars.space.large,
  '@media': { [media.tablet]: { paddingBlock: vars.space.xlarge } },
});
