import type { ReactNode } from 'react';

/** One place on the horizontal axis. Places stand at equal distances, in the order given. */
export interface ChartPoint {
  /** Short label under the axis, such as `20 Nov`. */
  label: string;
  /**
   * The same said in full, with year and zone, for the tooltip, the announcement and the data table.
   * @default the label
   */
  detail?: string;
  /**
   * Whether this is a period that is not over yet, so that its values are what there is so far. The last point only.
   * It is drawn apart, or a day that has just begun would look like a collapse.
   * @default false
   */
  incomplete?: boolean;
}

/** A point said in full, as the tooltip, the announcement and the data table say it. */
export function describePoint(point: ChartPoint | undefined): string {
  const detail = point?.detail ?? point?.label ?? '';
  return point?.incomplete === true ? `${detail}, so far` : detail;
}

/** One line or one set of bars: a value for each point. */
export interface ChartSeries {
  /** Stable key; keeps a hidden series hidden when data arrive. */
  id: string;
  /** Name in the legend, the tooltip and the data table. */
  label: string;
  /** As many as there are points. `null` is a gap: nothing was measured, which is not zero. */
  values: readonly (number | null)[];
  /**
   * Fills the space below the line. One series of a chart at most.
   * @default false
   */
  area?: boolean;
  /**
   * Whether the values are averages. One of a period that is not over may still fall, so it does not choose the scale: where
   * it is above its end it is marked at the edge.
   * @default false
   */
  average?: boolean;
  /**
   * Draws it thin and without a colour of its own: a comparison, such as the period before.
   * @default false
   */
  faint?: boolean;
}

/** How series are told apart: each look has a colour, and a dash and a shape for those who do not see the colour. */
export const SERIES_VARIANTS = ['first', 'second', 'third', 'faint'] as const;
export type SeriesVariant = (typeof SERIES_VARIANTS)[number];

/** `compact` 10 rem, `default` 15 rem, `tall` 20 rem. Fixed, so that nothing moves when data arrive. */
export const CHART_HEIGHTS = ['compact', 'default', 'tall'] as const;
export type ChartHeight = (typeof CHART_HEIGHTS)[number];

/** What every chart with axes takes. */
export interface ChartProps {
  /** What the chart shows, as one phrase: its accessible name and the data table's caption. */
  label: string;
  /** The horizontal axis, first to last. */
  points: readonly ChartPoint[];
  /**
   * A value with its unit, for the tooltip, the announcement and the data table.
   * @default thousands separators
   */
  formatValue?: (value: number) => string;
  /**
   * A value on the vertical axis, as short as can be.
   * @default compact: `20k`, `1.2M`
   */
  formatTick?: (value: number) => string;
  /** @default 'default' */
  height?: ChartHeight;
  /**
   * Says that there is nothing to draw.
   * @default 'No data available'
   */
  emptyText?: string;
  /**
   * Holds the chart's place until data arrive.
   * @default false
   */
  loading?: boolean;
  /** Stands at the start of the legend's row: the title of the card around the chart. */
  header?: ReactNode;
}
