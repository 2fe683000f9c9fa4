import { style, styleVariants } from '@vanilla-extract/css';
import { media, square, transition, vars } from '../theme';

export const button = style([
  transition('background-color', 'color'),
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    color: vars.color.text.muted,
    selectors: {
      '&:is(:disabled, [aria-disabled="true"])': { cursor: 'not-allowed', opacity: 0.5 },
      '&:active:not(:disabled, [aria-disabled="true"])': { background: vars.color.pressed },
      '&[data-state="open"]': { background: vars.color.hover },
    },
    '@media': {
      [media.canHover]: {
        selectors: {
          '&:hover:not(:disabled, [aria-disabled="true"])': {
            background: vars.color.hover,
            color: vars.color.text.default,
          },
        },
      },
    },
  },
]);

export const size = styleVariants({
  compact: square(vars.size.controlCompact),
  regular: square(vars.size.control),
});

export const outlined = style({ borderColor: vars.color.line.strong, background: vars.color.surface });
