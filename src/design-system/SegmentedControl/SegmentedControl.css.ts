import { style } from '@vanilla-extract/css';
import { media, transition, vars } from '../theme';

export const group = style({
  display: 'inline-flex',
  // A stack stretches its parts, which would leave an empty track after the last option.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  padding: vars.stroke.thick,
  gap: vars.stroke.thick,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  // Radix sets it as a style attribute, which a prerendered page cannot hold.
  outline: 'none',
});

export const item = style([
  transition('background-color', 'color'),
  {
    minInlineSize: 0,
    minBlockSize: vars.size.controlCompact,
    paddingInline: vars.space.small,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    color: vars.color.text.muted,
    fontWeight: vars.weight.medium,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover:not(:disabled)': { color: vars.color.text.default },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
      '&[data-state="on"]': {
        background: vars.color.selected,
        borderColor: vars.color.line.strong,
        color: vars.color.text.default,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-state="on"]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
]);
