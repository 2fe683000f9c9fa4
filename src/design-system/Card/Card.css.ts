import { style, styleVariants } from '@vanilla-extract/css';
import { media, surface, tableEdge, vars } from '../theme';

export const card = style({
  minInlineSize: 0,
  ...surface,
});

const padded = { padding: vars.space.medium, vars: { [tableEdge]: '0' } };

export const padding = styleVariants({
  none: { vars: { [tableEdge]: 'initial' } },
  compact: padded,
  regular: { ...padded, '@media': { [media.tablet]: { padding: vars.space.large } } },
});

/* An inset shadow, because a thicker border would move the content. */
export const selected = style({
  borderColor: vars.color.accent.fill,
  boxShadow: `inset 0 0 0 1px ${vars.color.accent.fill}`,
});

/* `hidden` would make the card a scroll container, and a table's sticky header would stick to it. */
export const clip = style({ overflow: 'clip' });
