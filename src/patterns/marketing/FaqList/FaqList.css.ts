import { style } from '@vanilla-extract/css';
import { flexBetween, lengths, media, transition, vars } from '~/design-system/theme';

export const list = style({ display: 'flex', flexDirection: 'column', maxInlineSize: lengths.width.faq });

export const entry = style({ borderBlockEnd: `1px solid ${vars.color.line.subtle}` });

export const question = style({
  ...flexBetween(vars.space.medium),
  paddingBlock: vars.space.medium,
  fontSize: vars.fontSize.section,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.canHover]: { ':hover': { color: vars.color.accent.text } } },
});

export const chevron = style([
  transition('rotate'),
  {
    flexShrink: 0,
    color: vars.color.text.subtle,
    selectors: { [`${entry}[open] &`]: { rotate: '180deg' } },
  },
]);

export const answer = style({
  maxInlineSize: vars.size.measure,
  paddingBlockEnd: vars.space.large,
  color: vars.color.text.muted,
  fontSize: vars.fontSize.lead,
});
