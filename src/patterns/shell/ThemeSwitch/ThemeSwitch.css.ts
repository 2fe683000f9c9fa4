import { style } from '@vanilla-extract/css';
import { centered, media, transition, vars } from '~/design-system/theme';

export const group = style({
  display: 'inline-flex',
  // Enlarged text needs a second line on a phone.
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: vars.stroke.thick,
  gap: vars.stroke.thick,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.medium,
  background: vars.color.canvas,
  selectors: {
    /* Hidden without scripts, because a script sets the theme. */
    ':root:not([data-theme]) &': { visibility: 'hidden' },
  },
});

export const choice = style([
  transition('background-color', 'color'),
  {
    position: 'relative',
    ...centered,
    minBlockSize: vars.size.controlCompact,
    paddingInline: vars.space.small,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    color: vars.color.text.muted,
    fontWeight: vars.weight.medium,
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text.default },
      '&:has(:checked)': {
        background: vars.color.selected,
        borderColor: vars.color.line.strong,
        color: vars.color.text.default,
      },
      '&:has(:focus-visible)': {
        outline: `${vars.stroke.thick} solid ${vars.color.focus}`,
        outlineOffset: vars.stroke.thick,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
]);

/**
 * The invisible radio button covers its label, so that a tap anywhere on the label counts; the label shows its state.
 */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
