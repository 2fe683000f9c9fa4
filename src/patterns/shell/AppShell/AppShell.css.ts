import { globalStyle, style } from '@vanilla-extract/css';
import {
  flexBetween,
  flexRow,
  lengths,
  media,
  pageBarHeight,
  square,
  transition,
  vars,
} from '~/design-system/theme';

const barHeight = lengths.height.topBar;
const sidebarWidth = lengths.width.sidebar;

export const shell = style({
  vars: { [pageBarHeight]: barHeight },
  display: 'grid',
  // Enlarged text needs a second line in the bar of a phone.
  gridTemplateRows: `minmax(${barHeight}, auto) 1fr`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvb',
  '@media': {
    [media.desktop]: {
      selectors: { '&[data-state="open"]': { gridTemplateColumns: `${sidebarWidth} minmax(0, 1fr)` } },
    },
    // Paper has no use for the bar and the sidebar.
    print: { display: 'block' },
  },
});

export const skip = style({
  position: 'absolute',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  zIndex: vars.layer.tooltip,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.text.default,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', overflow: 'hidden', whiteSpace: 'nowrap' } },
});

export const bar = style({
  gridColumn: '1 / -1',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  ...flexRow(vars.space.xsmall),
  flexWrap: 'wrap',
  minBlockSize: barHeight,
  paddingInline: vars.space.small,
  background: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  '@media': { [media.tablet]: { paddingInline: vars.space.medium }, print: { display: 'none' } },
});

export const barEnd = style({
  ...flexRow(vars.space.xsmall),
  flexWrap: 'wrap',
  // Fills the bar, so that its box stays when its items come after the code.
  flexGrow: 1,
  justifyContent: 'flex-end',
  alignSelf: 'stretch',
  minInlineSize: 0,
  '@media': { [media.tablet]: { gap: vars.space.small } },
});

export const toggle = style([
  transition('background-color', 'color'),
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    ...square(vars.size.control),
    borderRadius: vars.radius.medium,
    color: vars.color.text.muted,
    '@media': {
      [media.canHover]: {
        selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text.default } },
      },
    },
  },
]);

export const desktopToggle = style([
  toggle,
  { display: 'none', '@media': { [media.desktop]: { display: 'inline-grid' } } },
]);
export const narrowToggle = style([toggle, { '@media': { [media.desktop]: { display: 'none' } } }]);

export const brandFull = style({ display: 'none', '@media': { [media.tablet]: { display: 'flex' } } });
export const brandMark = style({ display: 'flex', '@media': { [media.tablet]: { display: 'none' } } });

export const sidebar = style({
  display: 'none',
  position: 'sticky',
  insetBlockStart: barHeight,
  blockSize: `calc(100dvb - ${barHeight})`,
  background: vars.color.sunken,
  borderInlineEnd: `1px solid ${vars.color.line.subtle}`,
  '@media': {
    [media.desktop]: { selectors: { [`${shell}[data-state="open"] > &`]: { display: 'block' } } },
    print: { selectors: { [`${shell} > &&`]: { display: 'none' } } },
  },
});

export const nav = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflowY: 'auto',
  padding: vars.space.small,
});

export const list = style({ display: 'grid', gap: vars.space.half });

export const place = style({ display: 'grid' });
export const item = style([
  transition('background-color', 'color'),
  {
    position: 'relative',
    gridArea: '1 / 1',
    ...flexRow(vars.space.small),
    minBlockSize: vars.size.control,
    paddingInline: vars.space.small,
    borderRadius: vars.radius.medium,
    color: vars.color.text.muted,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    selectors: {
      '&[aria-current]': { background: vars.color.selected, color: vars.color.text.default },
      '&[aria-current]::before': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space.xsmall,
        insetInlineStart: 0,
        inlineSize: lengths.nudge.thin,
        borderRadius: vars.radius.small,
        background: vars.color.accent.fill,
      },
    },
    '@media': {
      [media.canHover]: {
        selectors: { '&:hover': { background: vars.color.hover, color: vars.color.text.default } },
      },
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: '1px solid SelectedItem' } },
      },
    },
  },
]);

/**
 * The count overlays the end of its link and lets presses through to it. Beside the longest label, "999+" reaches into
 * the link's padding.
 */
export const itemCount = style({
  position: 'relative',
  gridArea: '1 / 1',
  placeSelf: 'center end',
  display: 'flex',
  marginInlineEnd: `calc(${vars.space.small} - ${vars.space.half})`,
  pointerEvents: 'none',
});

export const footer = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.large,
  paddingInline: vars.space.small,
  paddingBlockEnd: vars.space.xsmall,
});

export const sheet = style({
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  inlineSize: `min(${sidebarWidth}, 100vw)`,
  maxInlineSize: 'none',
  blockSize: '100dvb',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.line.subtle}`,
  background: vars.color.sunken,
  color: vars.color.text.default,
  boxShadow: vars.elevation.dialog,
  selectors: { '&::backdrop': { background: vars.color.scrim } },
});

export const sheetHead = style({
  ...flexBetween(),
  blockSize: barHeight,
  paddingInline: vars.space.small,
});

export const sheetBody = style({ blockSize: `calc(100% - ${barHeight})` });

/* The page behind a modal sheet must not scroll with it. */
globalStyle(`:root:has(${sheet}[open])`, { overflow: 'hidden' });

export const main = style({
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: lengths.width.app,
  marginInline: 'auto',
  padding: vars.space.medium,
  paddingBlockEnd: vars.space.xxlarge,
  '@media': {
    [media.tablet]: { padding: vars.space.large, paddingBlockEnd: vars.space.xxlarge },
    [media.wide]: { paddingInline: vars.space.xlarge },
  },
  /* Anchors and focused headings must not hide behind the bar. */
  scrollMarginBlockStart: barHeight,
});

export const column = style({ minInlineSize: 0 });

globalStyle(`:root:has(${shell})`, { scrollPaddingBlockStart: `calc(${barHeight} + ${vars.space.medium})` });
