import { style } from '@vanilla-extract/css';
import { lengths, media, square, transition, vars } from '~/design-system/theme';

export const avatar = style([
  transition('background-color'),
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    ...square(lengths.shape.plate),
    borderRadius: vars.radius.medium,
    border: `1px solid ${vars.color.tone.accent.border}`,
    background: vars.color.accent.soft,
    color: vars.color.accent.text,
    fontWeight: vars.weight.strong,
    '@media': {
      [media.canHover]: { selectors: { '&:hover': { borderColor: vars.color.accent.fill } } },
    },
  },
]);
