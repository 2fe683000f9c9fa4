import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../theme';

export const card = style({
  minInlineSize: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.large,
});

export const padding = styleVariants({
  none: {},
  compact: { padding: vars.space.medium },
  regular: { padding: vars.space.medium, '@media': { [media.tablet]: { padding: vars.space.large } } },
});

/* Inset, so that the second pixel of the line does not move the content. */
export const selected = style({
  borderColor: vars.color.accent.fill,
  boxShadow: `inset 0 0 0 1px ${vars.color.accent.fill}`,
});

/* Clipped, not hidden: that would make the card a place of its own to scroll, and a table's header would stick to it. */
export const clip = style({ overflow: 'clip' });
