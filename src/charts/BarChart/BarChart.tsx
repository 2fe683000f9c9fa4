import { memo, useMemo } from 'react';
import { AxisChart } from '../frame/AxisChart';
import * as css from '../frame/frame.css';
import type { Geometry } from '../frame/geometry';
import { endsIncomplete, IncompleteNote } from '../frame/IncompleteNote';
import type { ChartProps, ChartSeries } from '../series';

export interface BarChartProps extends ChartProps {
  /** The series to draw as columns, for up to about 200 points. */
  series: Omit<ChartSeries, 'area' | 'faint'>;
}

/** Amounts of successive periods as columns. For categories with long names use `BarList`. */
export function BarChart({ series, ...props }: BarChartProps) {
  const isIncomplete = endsIncomplete(props.points);
  const chartSeries = useMemo(() => [{ ...series, variant: 'first' as const }], [series]);
  const hasSoFar = isIncomplete && (series.values.at(-1) ?? 0) > 0;
  return (
    <AxisChart
      {...props}
      series={chartSeries}
      allSeries={chartSeries}
      layout="band"
      legend={() => (hasSoFar ? <IncompleteNote variants={['first']} shape="blockSoFar" /> : null)}
    >
      {(geometry) => <Bars geometry={geometry} values={series.values} isIncomplete={isIncomplete} />}
    </AxisChart>
  );
}

/** Width of a column as a share of its space, and its largest width in multiples of the text size. */
const BAR_SHARE = 0.68;
const MAX_BAR_WIDTH_EM = 4;

interface BarsProps {
  geometry: Geometry;
  values: readonly (number | null)[];
  /** Whether the last column is of a period that is not over. */
  isIncomplete: boolean;
}

/** Draws all columns as one path, because ninety elements would take longer to mount than the rest of the chart. */
const Bars = memo(function Bars({ geometry, values, isIncomplete }: BarsProps) {
  const { plot, step, fontSize, x, y } = geometry;
  const width = Math.max(1, Math.min(step * BAR_SHARE, fontSize * MAX_BAR_WIDTH_EM));
  const columns = values.map((value, index) => {
    if (value === null || value <= 0) return '';
    // A small value must not look like zero.
    const top = Math.min(y(value), plot.bottom - 1);
    return `M${x(index) - width / 2} ${plot.bottom}V${top}h${width}V${plot.bottom}Z`;
  });
  const incompleteColumn = isIncomplete ? columns.pop() : undefined;
  return (
    <>
      <path className={css.bars.first} d={columns.join('')} />
      {incompleteColumn ? (
        <path className={css.incompleteBars.first} d={incompleteColumn} data-state="so-far" />
      ) : null}
    </>
  );
});
