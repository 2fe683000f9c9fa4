import { style } from '@vanilla-extract/css';
import { flexColumn, lengths, media, vars } from '~/design-system/theme';

/* In rem, so that the narrower layout applies earlier with a larger browser text size. */
const medium = `(min-width: ${lengths.container.keyListMedium})`;
const wide = `(min-width: ${lengths.container.keyListWide})`;

export const list = style({ containerType: 'inline-size' });

export const row = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [media.tablet]: { paddingInline: vars.space.large } },
  '@container': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
    [wide]: { gridTemplateColumns: `minmax(0, 1fr) ${lengths.width.keyFacts} ${lengths.width.keyActions}` },
  },
});

export const identity = style({
  ...flexColumn(vars.space.half),
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${lengths.width.keyFact}, 1fr))`,
  gap: vars.space.small,
  '@container': {
    [medium]: { gridColumn: '1 / -1', gridRow: 2 },
    [wide]: {
      gridColumn: 'auto',
      gridRow: 'auto',
      gridTemplateColumns: `${lengths.width.keyFirstFact} ${lengths.width.keyFact} ${lengths.width.keyFact}`,
    },
  },
});

export const fact = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** The cell of the actions. Empty for a revoked key: it keeps the column's width and takes no line in a stacked row. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  selectors: { '&:empty': { display: 'none' } },
  '@container': {
    [medium]: { justifyContent: 'flex-end', selectors: { '&:empty': { display: 'flex' } } },
  },
});
