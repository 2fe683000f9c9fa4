import { style } from '@vanilla-extract/css';
import { lengths, media, transition, vars } from '~/design-system/theme';

export const trigger = style([
  transition('background-color', 'border-color', 'color'),
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    blockSize: lengths.shape.plate,
    minInlineSize: lengths.shape.plate,
    justifyContent: 'center',
    paddingInline: vars.space.xsmall,
    border: `1px solid ${vars.color.line.subtle}`,
    borderRadius: vars.radius.medium,
    color: vars.color.text.muted,
    '@media': {
      [media.canHover]: {
        selectors: {
          '&:hover': { borderColor: vars.color.line.strong, color: vars.color.text.default },
        },
      },
    },
  },
]);

export const words = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline-flex', alignItems: 'center', gap: vars.space.small } },
});

/* Hidden on touch screens. */
export const keys = style({
  display: 'none',
  gap: vars.space.half,
  '@media': { [media.canHover]: { display: 'inline-flex' } },
});
