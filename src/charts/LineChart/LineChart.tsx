import { Area, LinePath } from '@visx/shape';
import { memo, useMemo } from 'react';
import { visibleIndexes } from '../downsample';
import { formatCompact, formatGrouped } from '../format';
import { Axes } from '../frame/Axes';
import { ChartFrame } from '../frame/ChartFrame';
import * as css from '../frame/frame.css';
import { computeGeometry, measureValues, type Geometry } from '../frame/geometry';
import { HiddenTable } from '../frame/HiddenTable';
import { Inspector, type InspectedSeries } from '../frame/Inspector';
import { Legend } from '../frame/Legend';
import { useHiddenSeries } from '../frame/useHiddenSeries';
import { isRunning, RunningNote } from '../frame/RunningNote';
import { usePlotSize } from '../frame/usePlotSize';
import type { ChartProps, ChartSeries, SeriesLook } from '../series';

export interface LineChartProps extends ChartProps {
  /** One to three series, and as many faint ones. Each keeps its look whatever the others do. */
  series: readonly ChartSeries[];
}

const STRONG_LOOKS = ['first', 'second', 'third'] as const;

interface DrawnSeries extends InspectedSeries {
  area: boolean;
}

function withLooks(series: readonly ChartSeries[]): DrawnSeries[] {
  let strong = 0;
  return series.map(({ id, label, values, area = false, faint = false }) => {
    const look: SeriesLook = faint ? 'faint' : (STRONG_LOOKS[strong] ?? 'third');
    if (!faint) strong += 1;
    return { id, label, values, area, look };
  });
}

/** How up to three numbers developed, on one scale from zero. Not for numbers of different units. */
export function LineChart(props: LineChartProps) {
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
  const ids = useMemo(() => series.map(({ id }) => id), [series]);
  const { hidden, toggle } = useHiddenSeries(ids);

  const all = useMemo(() => withLooks(series), [series]);
  const drawn = useMemo(() => all.filter(({ id }) => !hidden.has(id)), [all, hidden]);
  const { geometry, any } = useMemo(() => {
    const measured = measureValues(drawn);
    return {
      any: measured.any && points.length > 0,
      geometry:
        size &&
        computeGeometry({
          size,
          labels: points.map((point) => point.label),
          formatTick,
          layout: 'point',
          ...measured,
        }),
    };
  }, [size, points, drawn, formatTick]);
  const running = isRunning(points);
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
        state === 'ready' ? (
          <>
            <RunningNote points={points} shape="line" />
            {all.length > 1 ? (
              <Legend
                entries={all.map((each) => ({ ...each, visible: !hidden.has(each.id) }))}
                shape="line"
                onToggle={toggle}
              />
            ) : null}
          </>
        ) : null
      }
      after={<HiddenTable caption={label} points={points} series={series} formatValue={formatValue} />}
    >
      {geometry ? (
        <Inspector
          label={label}
          points={points}
          series={drawn}
          geometry={geometry}
          formatValue={formatValue}
          cursor="line"
        >
          <svg className={css.drawing} width={geometry.width} height={geometry.height} aria-hidden="true">
            <Axes geometry={geometry} />
            {drawn.map((each) => (
              <Line key={each.id} geometry={geometry} running={running && each.look !== 'faint'} {...each} />
            ))}
          </svg>
        </Inspector>
      ) : null}
    </ChartFrame>
  );
}

interface LineProps {
  geometry: Geometry;
  values: readonly (number | null)[];
  look: SeriesLook;
  area: boolean;
  /** Whether the last value is still growing. */
  running: boolean;
}

/** One series, with no more points than the plot has pixels. */
const Line = memo(function Line({ geometry, values, look, area, running }: LineProps) {
  const { plot, x, y } = geometry;
  const all = visibleIndexes(values, Math.max(2, Math.round(plot.right - plot.left)));
  const growing = running && all.at(-1) === values.length - 1 ? all.slice(-2) : [];
  const indexes = growing.length > 0 ? all.slice(0, -1) : all;
  const defined = (index: number) => index >= 0;
  const top = (index: number) => y(values[index] ?? 0);
  return (
    <>
      {area ? (
        <Area data={indexes} defined={defined} x={x} y1={top} y0={plot.bottom} className={css.area[look]} />
      ) : null}
      <LinePath data={indexes} defined={defined} x={x} y={top} className={css.line[look]} />
      {growing.length > 0 ? (
        <LinePath data={growing} defined={defined} x={x} y={top} className={css.runningLine[look]} />
      ) : null}
      {lonely(all).map((index) => (
        <rect
          key={index}
          className={css.point[look]}
          x={x(index) - 3}
          y={top(index) - 3}
          width={6}
          height={6}
        />
      ))}
    </>
  );
});

/** Measurements with a gap on either side, which a line cannot show. */
function lonely(indexes: readonly number[]): number[] {
  return indexes.filter(
    (index, place) => index >= 0 && (indexes[place - 1] ?? -1) < 0 && (indexes[place + 1] ?? -1) < 0,
  );
}
