import type { ReactNode } from 'react';

/** One point on the horizontal axis. Points have equal distances, in the given order. */
export interface ChartPoint {
  /** Short label under the axis, such as `20 Nov`. */
  label: string;
  /**
   * The full label, with year and zone, for the tooltip, screen readers and the data table.
   * @default the label
   */
  detail?: string | undefined;
  /**
   * Whether the period is not over, so that its values are incomplete. Only for the last point. The chart draws it apart,
   * because a day that has just begun would look like a collapse.
   * @default false
   */
  incomplete?: boolean | undefined;
}

/** One line or one set of bars: a value for each point. */
export interface ChartSeries {
  /** Stable key, by which a hidden series stays hidden when new data load. */
  id: string;
  /** Name in the legend, the tooltip and the data table. */
  label: string;
  /** One value per point. `null` is a gap without a measurement, which is not zero. */
  values: readonly (number | null)[];
  /**
   * Fills the space below the line. At most one series of a chart has it.
   * @default false
   */
  area?: boolean | undefined;
  /**
   * Whether the values are averages. The average of an incomplete period may still fall, so it does not set the scale; a
   * value above the scale's end is marked at the edge.
   * @default false
   */
  average?: boolean | undefined;
  /**
   * Draws a thin grey line, for a comparison such as the previous period.
   * @default false
   */
  faint?: boolean | undefined;
}

/** The styles of series. Each has a colour, and a dash and a shape for visitors who can't distinguish the colours. */
export const SERIES_VARIANTS = ['first', 'second', 'third', 'faint'] as const;
export type SeriesVariant = (typeof SERIES_VARIANTS)[number];

/** `compact` 10 rem, `default` 15 rem, `tall` 20 rem. Fixed, so that nothing moves when data load. */
export const CHART_HEIGHTS = ['compact', 'default', 'tall'] as const;
export type ChartHeight = (typeof CHART_HEIGHTS)[number];

/** Props that all charts with axes share. */
export interface ChartProps {
  /** One phrase: the chart's accessible name and the data table's caption. */
  label: string;
  /** The points on the horizontal axis, in order; each series has one value for each. */
  points: readonly ChartPoint[];
  /**
   * Formats a value with its unit, for the tooltip, screen readers and the data table.
   * @default thousands separators
   */
  formatValue?: ((value: number) => string) | undefined;
  /**
   * Formats a value on the vertical axis, as short as possible.
   * @default compact, such as 20k and 1.2M
   */
  formatTick?: ((value: number) => string) | undefined;
  /**
   * `compact` 10 rem, `default` 15 rem, `tall` 20 rem; the same while loading and without data.
   * @default 'default'
   */
  height?: ChartHeight | undefined;
  /**
   * Shown when there is no data.
   * @default 'No data available'
   */
  emptyText?: string | undefined;
  /**
   * Shows a placeholder of the chart's height.
   * @default false
   */
  loading?: boolean | undefined;
  /** Stands at the start of the legend's row: the title of the card around the chart. */
  header?: ReactNode;
}
