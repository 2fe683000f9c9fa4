import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow, lengths, media, smallMuted, vars } from '../theme';

export const content = style({
  position: 'fixed',
  zIndex: vars.layer.dialog,
  insetInline: vars.space.small,
  insetBlockStart: vars.space.small,
  maxInlineSize: lengths.width.commandMenu,
  marginInline: 'auto',
  overflow: 'hidden',
  background: vars.color.raised,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.elevation.dialog,
  '@media': { [media.tablet]: { insetBlockStart: '12vb' } },
});

export const search = style({
  ...flexRow(vars.space.xsmall),
  paddingInline: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  color: vars.color.text.subtle,
  /* Replaces the input's focus ring, which would surround the whole panel. */
  ':focus-within': { borderBlockEndColor: vars.color.focus, boxShadow: `0 1px 0 ${vars.color.focus}` },
});

export const input = style({
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: lengths.height.commandField,
  border: 0,
  background: 'none',
  color: vars.color.text.default,
  fontSize: vars.fontSize.lead,
  ':focus-visible': { outline: 'none' },
});

/* A touch screen has no Escape key, and the menu covers most of a phone. */
export const touchOnly = style({ '@media': { [media.keyHints]: { display: 'none' } } });

export const list = style({
  maxBlockSize: lengths.height.commandList,
  padding: vars.space.xsmall,
  overflowY: 'auto',
});

export const item = style({
  ...flexRow(vars.space.small),
  minBlockSize: lengths.height.command,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-selected="true"]': {
      background: vars.color.hover,
      outline: `${vars.stroke.thick} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.stroke.thick})`,
    },
  },
});

export const itemEnd = style({ marginInlineStart: 'auto', display: 'inline-flex', gap: vars.space.half });

export const empty = style({ padding: vars.space.large, color: vars.color.text.muted, textAlign: 'center' });

export const loading = style({ ...smallMuted, padding: `${vars.space.xsmall} ${vars.space.medium}` });

/* cmdk marks this element with an attribute and accepts no class for it. */
globalStyle(`${list} [cmdk-group-heading]`, {
  padding: `${lengths.nudge.gap} ${vars.space.xsmall}`,
  ...smallMuted,
});
