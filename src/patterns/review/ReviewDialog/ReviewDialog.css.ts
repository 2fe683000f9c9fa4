import { style } from '@vanilla-extract/css';
import { flexColumn, lengths, media, mono, smallMuted, vars } from '~/design-system/theme';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${lengths.width.factLeast}, 1fr))`,
  gap: vars.space.medium,
});

/** A row of two facts, which may be long: a name of forty characters, a uuid, a time with its zone. */
export const wideFacts = style([
  facts,
  { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${lengths.width.column}), 1fr))` },
]);

export const fact = style({
  ...flexColumn(vars.space.half),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const analysis = style({
  ...flexColumn(vars.space.medium),
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.large,
});

export const uuid = style({
  display: 'block',
  color: vars.color.text.muted,
  ...mono(vars.fontSize.caption),
});

export const rule = style({
  paddingInlineStart: vars.space.small,
  borderInlineStart: `${vars.radius.small} solid ${vars.color.line.strong}`,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
});

export const lines = style({ display: 'flex', flexDirection: 'column' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  padding: `${vars.space.half} ${vars.space.xsmall}`,
  borderRadius: vars.radius.small,
  selectors: { '&[data-state="current"]': { background: vars.color.accent.soft } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: `auto minmax(${lengths.width.contextTime}, ${lengths.width.contextPlayer}) minmax(0, 1fr) auto`,
    },
    [media.forcedColors]: { selectors: { '&[data-state="current"]': { outline: '1px solid Highlight' } } },
  },
});

export const lineTime = style({
  color: vars.color.text.muted,
  ...mono(vars.fontSize.caption),
  fontVariantNumeric: 'tabular-nums',
});

export const linePlayer = style({
  overflow: 'hidden',
  ...smallMuted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** On a phone the message stands below the player's name and its time. */
export const lineText = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  ...mono(vars.fontSize.small),
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridRow: 'auto', gridColumn: 'auto' } },
});

export const trail = style({
  ...flexColumn(vars.space.small),
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `1px solid ${vars.color.line.strong}`,
});

/** The tools are as tall as the title's line, so that the buttons don't make the header taller. */
export const headerTools = style({
  display: 'flex',
  alignItems: 'center',
  marginBlock: `calc(-1 * ${vars.space.half})`,
  '@media': { [media.tablet]: { gap: vars.space.xsmall } },
});

export const footer = style({ containerType: 'inline-size', inlineSize: '100%' });

/* In rem, so that a reader's larger text gets the narrower layout. */
const threeAbreast = `(min-width: ${lengths.container.reviewFacts})`;

export const decisions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

/** The buttons fill the line where three of them don't fit. */
export const decision = style({
  display: 'grid',
  flexGrow: 1,
  '@container': { [threeAbreast]: { flexGrow: 0 } },
});

/** The first button takes its own line where three don't fit. */
export const firstDecision = style([
  decision,
  { flexBasis: '100%', '@container': { [threeAbreast]: { flexBasis: 'auto' } } },
]);

/** Hidden on a phone, where avatars or a position such as 1,204 would leave the title no room. */
export const position = style({
  whiteSpace: 'nowrap',
  selectors: { '&[data-state="crowded"]': { display: 'none' } },
  '@media': { [media.tablet]: { selectors: { '&[data-state="crowded"]': { display: 'inline' } } } },
});

export const presence = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});
