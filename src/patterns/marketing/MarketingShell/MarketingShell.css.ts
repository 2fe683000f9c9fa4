import { globalStyle, style } from '@vanilla-extract/css';
import {
  flexBetween,
  flexColumn,
  flexRow,
  lengths,
  media,
  pairColumns,
  square,
  vars,
} from '~/design-system/theme';

const HEADER = lengths.height.siteBar;

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvb',
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  zIndex: vars.layer.tooltip,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.tooltip,
  color: vars.color.text.onTooltip,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', insetBlockStart: 0, pointerEvents: 'none' } },
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  background: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});

export const bar = style({
  ...flexBetween(vars.space.medium),
  // Enlarged text needs a second line on a phone.
  flexWrap: 'wrap',
  minBlockSize: HEADER,
});

export const links = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.large,
  '@media': { [media.desktop]: { display: 'flex' } },
});

export const compact = style({
  ...flexRow(vars.space.xsmall),
  '@media': { [media.desktop]: { display: 'none' } },
});

export const menuButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  ...square(vars.size.control),
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.medium,
});

/** A native popover, which opens, and closes on Escape or a tap elsewhere, without a script. */
export const menu = style({
  position: 'fixed',
  inset: `${HEADER} 0 auto 0`,
  inlineSize: '100%',
  maxBlockSize: `calc(100dvb - ${HEADER})`,
  overflowY: 'auto',
  padding: `${vars.space.xsmall} ${vars.space.medium} ${vars.space.large}`,
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.raised,
  color: vars.color.text.default,
  boxShadow: vars.elevation.overlay,
});

export const menuList = style({ display: 'flex', flexDirection: 'column' });

export const menuLink = style({
  display: 'block',
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.weight.medium,
});

export const menuActions = style({
  display: 'grid',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
});

export const main = style({ flexGrow: 1 });

/* Anchors and what takes the focus must not hide behind the header. */
globalStyle(`:root:has(${shell})`, { scrollPaddingBlockStart: lengths.height.anchor });

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.sunken,
  paddingBlock: vars.space.xxlarge,
});

export const footerGrid = style({
  display: 'grid',
  gridTemplateColumns: pairColumns(vars.space.large),
  gap: `${vars.space.xlarge} ${vars.space.large}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' } },
});

export const about = style({
  gridColumn: '1 / -1',
  ...flexColumn(vars.space.small),
  alignItems: 'flex-start',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

export const column = style(flexColumn(vars.space.xsmall));

export const columnTitle = style({
  fontSize: vars.fontSize.small,
  fontWeight: vars.weight.strong,
  color: vars.color.text.default,
});

export const columnList = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' });

export const legal = style({
  gridColumn: '1 / -1',
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line.subtle}`,
});

export const home = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.control });
