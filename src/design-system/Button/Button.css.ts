import { style, styleVariants } from '@vanilla-extract/css';
import { media, transition, vars } from '../theme';

export const button = style([
  transition('background-color', 'border-color', 'color'),
  {
    display: 'inline-grid',
    placeItems: 'center',
    border: '1px solid transparent',
    borderRadius: vars.radius.medium,
    fontWeight: vars.weight.medium,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:disabled': { cursor: 'not-allowed', opacity: 0.5 },
      '&[aria-disabled="true"]': { cursor: 'progress' },
      '&[aria-disabled="true"]:not([data-state="loading"])': { opacity: 0.5 },
    },
    // A button on paper can't be pressed.
    '@media': { print: { display: 'none' } },
  },
]);

export const size = styleVariants({
  compact: {
    minBlockSize: vars.size.controlCompact,
    paddingInline: vars.space.small,
    fontSize: vars.fontSize.small,
  },
  regular: {
    minBlockSize: vars.size.control,
    paddingInline: `calc(${vars.space.medium} - 1px)`,
    fontSize: vars.fontSize.body,
  },
  large: {
    minBlockSize: vars.size.controlLarge,
    paddingInline: vars.space.large,
    fontSize: vars.fontSize.lead,
  },
});

function hoverAndPressed(hover: Record<string, string>, pressed: Record<string, string>) {
  return {
    '@media': {
      [media.canHover]: { selectors: { [`&:hover:not(:disabled, [aria-disabled="true"])`]: hover } },
    },
    selectors: { '&:active:not(:disabled, [aria-disabled="true"])': pressed },
  };
}

const quiet = hoverAndPressed({ background: vars.color.hover }, { background: vars.color.pressed });

export const variant = styleVariants({
  primary: {
    background: vars.color.accent.fill,
    color: vars.color.text.onAccent,
    ...hoverAndPressed(
      { background: vars.color.accent.fillHover },
      { background: vars.color.accent.fillPressed },
    ),
  },
  secondary: {
    background: vars.color.surface,
    borderColor: vars.color.line.strong,
    color: vars.color.text.default,
    ...quiet,
  },
  danger: {
    borderColor: vars.color.tone.critical.border,
    color: vars.color.tone.critical.fg,
    ...hoverAndPressed(
      { background: vars.color.tone.critical.bg },
      { background: vars.color.tone.critical.bg },
    ),
  },
  dangerSolid: {
    background: vars.color.danger.fill,
    color: vars.color.danger.onFill,
    ...hoverAndPressed(
      { background: vars.color.danger.fillHover },
      { background: vars.color.danger.fillPressed },
    ),
  },
  ghost: { color: vars.color.text.muted, ...quiet },
});

export const fullWidth = style({ inlineSize: '100%' });

/** Text and spinner share one grid cell, so the wider of the two sets a width that never changes. */
export const layer = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
});

export const concealed = style({ visibility: 'hidden' });
