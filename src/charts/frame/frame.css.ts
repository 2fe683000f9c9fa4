import { keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import {
  centered,
  flexColumn,
  flexRow,
  lengths,
  media,
  square,
  tabularNumbers,
  transition,
  vars,
} from '~/design-system/theme';
import type { ChartHeight, SeriesVariant } from '../series';

const { chart, text, line: rule } = vars.color;

/** Colour, dash and width of each variant. Forced colours leave only the dash and the width. */
const VARIANT_STYLES: Readonly<Record<SeriesVariant, { color: string; dash: string; width: number }>> = {
  first: { color: chart.series1, dash: 'none', width: 2 },
  second: { color: chart.series2, dash: '7 3', width: 2 },
  third: { color: chart.series3, dash: '2 3', width: 2 },
  faint: { color: chart.axis, dash: '1 4', width: 1.5 },
};

const perVariant = (createRule: (variant: (typeof VARIANT_STYLES)[SeriesVariant]) => StyleRule) =>
  styleVariants(VARIANT_STYLES, (variant) => createRule(variant));

export const frame = style({
  position: 'relative',
  ...flexColumn(vars.space.small),
  minInlineSize: 0,
  /* Browsers keep SVG colours in forced colours, so the tokens change here; dash and shape then distinguish series. */
  '@media': {
    [media.forcedColors]: {
      vars: {
        [chart.series1]: 'CanvasText',
        [chart.series2]: 'CanvasText',
        [chart.series3]: 'CanvasText',
        [chart.axis]: 'CanvasText',
        [chart.grid]: 'CanvasText',
        [text.muted]: 'CanvasText',
      },
    },
  },
});

export const top = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  rowGap: vars.space.half,
  minInlineSize: 0,
});

export const header = style({ minInlineSize: 0 });

const HEIGHTS: Readonly<Record<ChartHeight, string>> = {
  compact: lengths.height.chartCompact,
  default: lengths.height.chart,
  tall: lengths.height.chartTall,
};

const boxBase = style({
  position: 'relative',
  minInlineSize: 0,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.snug,
});

export const box = styleVariants(HEIGHTS, (blockSize) => [boxBase, { blockSize }]);

export const drawing = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'visible',
  pointerEvents: 'none',
});

export const grid = style({
  fill: 'none',
  stroke: chart.grid,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { strokeOpacity: 0.3 } },
});

const axisLabel = style({ fill: chart.axis, ...tabularNumbers });
export const yLabel = style([axisLabel, { textAnchor: 'end', dominantBaseline: 'central' }]);
export const xLabel = style([axisLabel, { textAnchor: 'middle' }]);

const stroke = style({ fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'butt' });

export const line = styleVariants(VARIANT_STYLES, ({ color, dash, width }) => [
  stroke,
  { stroke: color, strokeWidth: width, strokeDasharray: dash },
]);

/**
 * The mark of an incomplete period's value. The series' line ends before it, because the period that has just begun
 * would look like a fall.
 */
export const incompletePoint = perVariant(({ color }) => ({
  fill: vars.color.surface,
  stroke: color,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
}));
/** Outlined in full colour, so that the mark stays visible in forced colours and at low contrast. */
export const incompleteBars = perVariant(({ color }) => ({
  fill: color,
  fillOpacity: 0.25,
  stroke: color,
  strokeDasharray: '3 2',
}));

export const area = perVariant(({ color }) => ({ fill: color, fillOpacity: 0.13 }));
export const point = perVariant(({ color }) => ({ fill: color }));
export const bars = perVariant(({ color }) => ({ fill: color }));

export const inspectorOverlay = style({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.medium,
  cursor: 'crosshair',
  touchAction: 'pan-y',
});

const cursorBase = style({
  position: 'absolute',
  insetInlineStart: 0,
  pointerEvents: 'none',
  willChange: 'transform',
});

export const cursor = styleVariants({
  line: [cursorBase, { inlineSize: '1px', background: chart.crosshair }],
  column: [cursorBase, { background: text.default, opacity: 0.08 }],
});

export const cursorMark = style({
  position: 'absolute',
  insetBlockStart: `-${lengths.shape.bullet}`,
  insetInlineStart: `-${lengths.shape.bullet}`,
  pointerEvents: 'none',
  willChange: 'transform',
});

const markBase = style({ flexShrink: 0, selectors: { '[data-state="off"] > &': { opacity: 0.35 } } });
export const squareMark = style([markBase, { ...square(lengths.shape.iconSmall) }]);
export const lineMark = style([
  markBase,
  { inlineSize: lengths.shape.iconLarge, blockSize: lengths.height.lineMark },
]);

export const tooltip = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.sticky,
  inlineSize: 'max-content',
  paddingInline: vars.space.small,
  pointerEvents: 'none',
  willChange: 'transform',
});

export const tooltipBox = style({
  display: 'grid',
  gap: vars.space.half,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: `1px solid ${rule.strong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  boxShadow: vars.elevation.overlay,
  color: text.default,
});

export const tooltipTitle = style({ color: text.muted });

export const tooltipRow = style(flexRow(vars.space.xsmall));

export const tooltipValue = style({
  ...tabularNumbers,
  marginInlineStart: 'auto',
  paddingInlineStart: vars.space.xsmall,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

const legendRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space.small,
  marginInlineStart: 'auto',
} as const;

/** The series and the note of a chart without a header. */
export const legendWithoutHeader = style(legendRow);

/**
 * A chart that is too narrow for one row has the series in a row of their own and the note beside the header. So the
 * drawing stays where it is when the note arrives with the data.
 */
const isOneRow = `(min-width: ${lengths.container.chartTop})`;

export const legendBesideHeader = style({ display: 'contents', '@container': { [isOneRow]: legendRow } });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space.xsmall,
  marginInlineStart: 'auto',
  '@container': {
    [`not ${isOneRow}`]: {
      selectors: {
        [`${legendBesideHeader} > &`]: {
          order: 1,
          flexBasis: '100%',
          justifyContent: 'flex-start',
          marginInlineStart: `calc(-1 * ${vars.space.half})`,
        },
      },
    },
  },
});

export const incompleteNote = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: lengths.nudge.gap,
  marginInlineStart: 'auto',
  color: text.muted,
  fontSize: vars.fontSize.small,
});

export const legendButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: lengths.nudge.gap,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.half,
  borderRadius: vars.radius.small,
  color: text.muted,
  fontSize: vars.fontSize.small,
  ...transition('color', 'opacity'),
  selectors: {
    '&:hover': { color: text.default },
    '&[data-state="off"]': { color: text.subtle, textDecoration: 'line-through' },
  },
});

const breathe = keyframes({ '50%': { opacity: 0.45 } });

/** The placeholder has the chart's grid lines and nothing that a reader could take for data. */
export const placeholder = style({
  ...centered,
  blockSize: '100%',
  paddingBlockEnd: vars.space.large,
  backgroundImage: `linear-gradient(${rule.subtle} 1px, transparent 1px)`,
  backgroundSize: '100% 25%',
  backgroundRepeat: 'repeat-y',
  backgroundClip: 'content-box',
  backgroundOrigin: 'content-box',
  borderBlockEnd: '1px solid transparent',
  selectors: {
    '&[data-state="loading"]': {
      '@media': { [media.motionOk]: { animation: `${breathe} 1.6s ${vars.easing.inOut} infinite` } },
    },
  },
});

export const emptyText = style({
  paddingInline: vars.space.small,
  background: vars.color.surface,
  color: text.muted,
  fontSize: vars.fontSize.body,
  textAlign: 'center',
});
