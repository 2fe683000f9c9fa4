import { style, styleVariants } from '@vanilla-extract/css';
import { media, surface, vars } from '../theme';

export const card = style({
  minInlineSize: 0,
  ...surface,
});

export const padding = styleVariants({
  none: {},
  compact: { padding: vars.space.medium },
  regular: { padding: vars.space.medium, '@media': { [media.tablet]: { padding: vars.space.large } } },
});

/* An inset shadow, because a thicker border would move the content. */
export const selected = style({
  borderColor: vars.color.accent.fill,
  boxShadow: `inset 0 0 0 1px ${vars.color.accent.fill}`,
});

/* `hidden` would make the card a scroll container, and a table's sticky header would stick to it. */
export const clip = style({ overflow: 'clip' });
