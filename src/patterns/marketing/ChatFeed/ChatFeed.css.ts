import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { flexRow, lengths, media, surface, tabularNumbers, truncate, vars } from '~/design-system/theme';
import { VISIBLE_MESSAGES } from './rhythm';

const row = createVar();

/** Its rows have their heights before their content is parsed, so that nothing moves when the page arrives in parts. */
export const feed = style({
  vars: { [row]: lengths.height.chatRowNarrow },
  display: 'grid',
  gridTemplateRows: `minmax(${lengths.height.chatHead}, auto) calc(${row} * ${VISIBLE_MESSAGES})`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  minInlineSize: 0,
  ...surface,
  '@media': { [media.tablet]: { vars: { [row]: lengths.height.chatRow } } },
});

export const header = style({
  ...flexRow(vars.space.xsmall),
  paddingInlineStart: vars.space.medium,
  paddingInlineEnd: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  fontSize: vars.fontSize.small,
});

export const title = style({ flexGrow: 1, fontWeight: vars.weight.medium, ...truncate });
export const count = style([
  tabularNumbers,
  {
    display: 'none',
    color: vars.color.text.muted,
    whiteSpace: 'nowrap',
    '@media': { [media.tablet]: { display: 'block' } },
  },
]);

/** The button is as wide as the wider of its two labels, so that pausing moves nothing. */
export const control = style({ display: 'flex', minInlineSize: lengths.width.chatControl });

/** Messages move between fixed slots by `transform` alone, so that the browser does not repeat the layout. */
export const lines = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': {
    [media.forcedColors]: { borderBlockStart: '1px solid CanvasText' },
  },
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const line = style({
  position: 'absolute',
  isolation: 'isolate',
  insetInline: 0,
  insetBlockStart: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"player verdict cost" "message message message"',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  rowGap: vars.space.half,
  blockSize: row,
  paddingInline: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  fontSize: vars.fontSize.small,
  '@media': {
    [media.motionOk]: {
      transition: `transform ${vars.duration.slow} ${vars.easing.inOut}`,
      animation: `${appear} ${vars.duration.slow} ${vars.easing.out}`,
    },
    [media.tablet]: {
      /* Names have a column of their own, so that the messages don't move when the font arrives. */
      gridTemplateColumns: `minmax(0, ${lengths.width.chatName}) minmax(0, 1fr) auto ${lengths.width.chatTime}`,
      gridTemplateAreas: '"player message verdict cost"',
    },
  },
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    /* A tint, because on the full colour the badge would be hard to see. */
    '&[data-tone="removed"]::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: vars.color.tone.critical.bg,
      opacity: 0.4,
    },
  },
});

for (let slot = -1; slot < VISIBLE_MESSAGES; slot++) {
  globalStyle(`${line}[data-slot="${slot}"]`, { transform: `translateY(${slot * 100}%)` });
}

const mono = { fontFamily: vars.font.mono } as const;

export const player = style({ gridArea: 'player', color: vars.color.accent.text, ...mono, ...truncate });

export const message = style({ gridArea: 'message', ...mono, ...truncate });

/** Covered words of an abusive message. */
export const hidden = style({
  display: 'inline-block',
  inlineSize: lengths.text.drawingWidth,
  blockSize: lengths.text.drawingHeight,
  verticalAlign: lengths.text.drawingDrop,
  background: 'currentColor',
  opacity: 0.6,
});

globalStyle(`${line}[data-tone="removed"] ${message}`, {
  color: vars.color.text.muted,
  textDecoration: 'line-through',
});
globalStyle(`${line}[data-tone="held"] ${message}`, { color: vars.color.text.muted });

export const verdict = style({ gridArea: 'verdict', justifySelf: 'end' });

export const cost = style([
  tabularNumbers,
  {
    gridArea: 'cost',
    ...mono,
    color: vars.color.text.subtle,
    fontSize: vars.fontSize.caption,
    textAlign: 'end',
  },
]);
