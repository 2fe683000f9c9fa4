import { memo, useMemo } from 'react';
import { formatCompact, formatGrouped } from '../format';
import { Axes } from '../frame/Axes';
import { ChartFrame } from '../frame/ChartFrame';
import * as css from '../frame/frame.css';
import { computeGeometry, measureValues, type Geometry } from '../frame/geometry';
import { HiddenTable } from '../frame/HiddenTable';
import { Inspector } from '../frame/Inspector';
import { isRunning, RunningNote } from '../frame/RunningNote';
import { usePlotSize } from '../frame/usePlotSize';
import type { ChartProps, ChartSeries } from '../series';

export interface BarChartProps extends ChartProps {
  /** The one series drawn as columns, for up to about 200 points. */
  series: Omit<ChartSeries, 'area' | 'faint'>;
}

/** Amounts of separate periods beside one another. Not for categories with long names: that is `BarList`. */
export function BarChart(props: BarChartProps) {
  const {
    label,
    points,
    series,
    height = 'default',
    header,
    emptyText = 'No data available',
    loading = false,
  } = props;
  const { formatValue = formatGrouped, formatTick = formatCompact } = props;
  const { ref, size } = usePlotSize();
  const running = isRunning(points);
  const all = useMemo(() => [{ ...series, look: 'first' as const }], [series]);
  const { geometry, any } = useMemo(() => {
    const measured = measureValues(all);
    return {
      any: measured.any && points.length > 0,
      geometry:
        size &&
        computeGeometry({
          size,
          labels: points.map((point) => point.label),
          formatTick,
          layout: 'band',
          ...measured,
        }),
    };
  }, [size, points, all, formatTick]);
  const state = loading ? 'loading' : any ? 'ready' : 'empty';

  return (
    <ChartFrame
      label={label}
      height={height}
      header={header}
      state={state}
      emptyText={emptyText}
      plotRef={ref}
      legend={
        state === 'ready' && running && (series.values.at(-1) ?? 0) > 0 ? (
          <RunningNote looks={['first']} shape="blockSoFar" />
        ) : null
      }
      after={<HiddenTable caption={label} points={points} series={all} formatValue={formatValue} />}
    >
      {geometry ? (
        <Inspector
          label={label}
          points={points}
          series={all}
          geometry={geometry}
          formatValue={formatValue}
          cursor="column"
        >
          <svg className={css.drawing} width={geometry.width} height={geometry.height} aria-hidden="true">
            <Axes geometry={geometry} />
            <Bars geometry={geometry} values={series.values} running={running} />
          </svg>
        </Inspector>
      ) : null}
    </ChartFrame>
  );
}

/** A column takes this part of its place, at most this wide in multiples of the text size. */
const SHARE = 0.68;
const WIDEST = 4;

interface BarsProps {
  geometry: Geometry;
  values: readonly (number | null)[];
  /** Whether the last column is still growing. */
  running: boolean;
}

/** All columns as one path: ninety elements would cost more to mount than everything else in the chart. */
const Bars = memo(function Bars({ geometry, values, running }: BarsProps) {
  const { plot, step, fontSize, x, y } = geometry;
  const width = Math.max(1, Math.min(step * SHARE, fontSize * WIDEST));
  const columns = values.map((value, index) => {
    if (value === null || value <= 0) return '';
    // A little of something must not look like nothing.
    const top = Math.min(y(value), plot.bottom - 1);
    return `M${x(index) - width / 2} ${plot.bottom}V${top}h${width}V${plot.bottom}Z`;
  });
  const growing = running ? columns.pop() : undefined;
  return (
    <>
      <path className={css.bars.first} d={columns.join('')} />
      {growing ? <path className={css.barsSoFar.first} d={growing} data-state="so-far" /> : null}
    </>
  );
});
