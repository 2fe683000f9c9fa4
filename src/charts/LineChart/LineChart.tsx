import { Area, LinePath } from '@visx/shape';
import { memo, useMemo } from 'react';
import { chooseVisibleIndexes } from '../downsample';
import { AxisChart } from '../frame/AxisChart';
import * as css from '../frame/frame.css';
import type { Geometry } from '../frame/geometry';
import type { InspectedSeries } from '../frame/Inspector';
import { Legend } from '../frame/Legend';
import { useHiddenSeries } from '../frame/useHiddenSeries';
import { endsIncomplete, IncompleteNote } from '../frame/IncompleteNote';
import { PointMark } from '../frame/SeriesMark';
import type { ChartProps, ChartSeries, SeriesVariant } from '../series';

export interface LineChartProps extends ChartProps {
  /** One to three series, and up to three faint ones. Hiding a series does not change the others' colours. */
  series: readonly ChartSeries[];
}

const STRONG_VARIANTS = ['first', 'second', 'third'] as const;

interface DrawnSeries extends InspectedSeries {
  area: boolean;
  average: boolean;
  /**
   * Whether the last value belongs to a period that is not over. Always false for a comparison series, because its
   * periods are over.
   */
  incomplete: boolean;
}

function assignVariants(series: readonly ChartSeries[], incomplete: boolean): DrawnSeries[] {
  let strongCount = 0;
  return series.map(({ id, label, values, area = false, average = false, faint = false }) => {
    const variant: SeriesVariant = faint ? 'faint' : (STRONG_VARIANTS[strongCount] ?? 'third');
    if (!faint) strongCount += 1;
    return { id, label, values, area, average, variant, incomplete: incomplete && !faint };
  });
}

/** Up to three numbers over time, on one scale from zero. Not for numbers of different units. */
export function LineChart({ series, ...props }: LineChartProps) {
  const ids = useMemo(() => series.map(({ id }) => id), [series]);
  const { hidden, toggle } = useHiddenSeries(ids);
  const incomplete = endsIncomplete(props.points);
  const allSeries = useMemo(() => assignVariants(series, incomplete), [series, incomplete]);
  const visibleSeries = useMemo(() => allSeries.filter(({ id }) => !hidden.has(id)), [allSeries, hidden]);
  const soFar = visibleSeries.filter((each) => each.incomplete && each.values.at(-1) != null);

  return (
    <AxisChart
      {...props}
      series={visibleSeries}
      allSeries={series}
      layout="point"
      legend={(end = Infinity) => (
        <>
          {allSeries.length > 1 ? (
            <Legend
              entries={allSeries.map((each) => ({ ...each, visible: !hidden.has(each.id) }))}
              onToggle={toggle}
            />
          ) : null}
          <IncompleteNote
            variants={soFar.map(({ variant }) => variant)}
            shape="soFar"
            above={soFar.some(({ values }) => (values.at(-1) ?? 0) > end)}
          />
        </>
      )}
    >
      {(geometry) => visibleSeries.map((each) => <Line key={each.id} geometry={geometry} {...each} />)}
    </AxisChart>
  );
}

interface LineProps {
  geometry: Geometry;
  values: readonly (number | null)[];
  variant: SeriesVariant;
  area: boolean;
  incomplete: boolean;
}

/** One series, with at most one point per pixel of the plot. */
const Line = memo(function Line({ geometry, values, variant, area, incomplete }: LineProps) {
  const { plot, x, y, end } = geometry;
  const completeValues = incomplete ? values.slice(0, -1) : values;
  const soFar = incomplete ? values.at(-1) : null;
  const indexes = chooseVisibleIndexes(completeValues, Math.max(2, Math.round(plot.right - plot.left)));
  const defined = (index: number) => index >= 0;
  const top = (index: number) => y(values[index] ?? 0);
  return (
    <>
      {area ? (
        <Area
          data={indexes}
          defined={defined}
          x={x}
          y1={top}
          y0={plot.bottom}
          className={css.area[variant]}
        />
      ) : null}
      <LinePath data={indexes} defined={defined} x={x} y={top} className={css.line[variant]} />
      {findIsolated(indexes).map((index) => (
        <PointMark key={index} variant={variant} x={x(index)} y={top(index)} />
      ))}
      {typeof soFar === 'number' ? (
        <PointMark variant={variant} x={x(values.length - 1)} y={y(soFar)} incomplete above={soFar > end} />
      ) : null}
    </>
  );
});

/** Finds the values without a neighbour on either side, which a line can't draw. A negative index is a gap. */
function findIsolated(indexes: readonly number[]): number[] {
  return indexes.filter(
    (index, place) => index >= 0 && (indexes[place - 1] ?? -1) < 0 && (indexes[place + 1] ?? -1) < 0,
  );
}
