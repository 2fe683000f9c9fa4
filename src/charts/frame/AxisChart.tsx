import { useMemo, type ReactNode } from 'react';
import { useI18n, useTranslation } from '~/design-system/I18n/i18nContext';
import { getCompactFormatter, getGroupedFormatter } from '../format';
import type { ChartProps, ChartSeries } from '../series';
import { Axes } from './Axes';
import { ChartFrame } from './ChartFrame';
import * as css from './frame.css';
import { computeGeometry, measureValues, type Geometry, type MeasuredSeries } from './geometry';
import { HiddenTable } from './HiddenTable';
import { Inspector, type InspectedSeries } from './Inspector';
import { useDrawingSize } from './useDrawingSize';

export interface AxisChartProps extends ChartProps {
  /** The series that are drawn and inspected. They are measured again whenever the array is another one. */
  series: readonly (InspectedSeries & MeasuredSeries)[];
  /** The series of the data table, also those that the visitor has hidden. */
  allSeries: readonly ChartSeries[];
  /** `point`: the first and last points stand on the plot's edges. `band`: each point has a column. */
  layout: 'point' | 'band';
  /** The rest of the legend's row; `end` is the largest value of the scale. */
  legend: (end: number | undefined) => ReactNode;
  /** The marks of the series. */
  children: (geometry: Geometry) => ReactNode;
}

/** What charts with axes share: the measured box, the scale, the axes, the inspector and the data table. */
export function AxisChart({
  label,
  points,
  series,
  allSeries,
  layout,
  height = 'default',
  header,
  legend,
  emptyText,
  loading = false,
  formatValue: ownFormatValue,
  formatTick: ownFormatTick,
  children,
}: AxisChartProps) {
  const { ref, size } = useDrawingSize();
  const translate = useTranslation('Chart');
  const locale = useI18n()?.locale;
  const formatValue = ownFormatValue ?? getGroupedFormatter(locale);
  const formatTick = ownFormatTick ?? getCompactFormatter(locale);
  const { geometry, hasValues } = useMemo(() => {
    const { any, ...measured } = measureValues(series);
    const labels = points.map((point) => point.label);
    return {
      hasValues: any && points.length > 0,
      geometry: size && computeGeometry({ size, labels, formatTick, layout, ...measured }),
    };
  }, [size, points, series, formatTick, layout]);
  /* A hidden series may be the only one with values, so its button stays. */
  const hasLegend = useMemo(() => hasValues || measureValues(allSeries).any, [hasValues, allSeries]);
  const state = loading ? 'loading' : hasValues ? 'ready' : 'empty';

  return (
    <ChartFrame
      label={label}
      height={height}
      header={header}
      state={state}
      emptyText={emptyText ?? translate('empty', 'No data available')}
      plotRef={ref}
      legend={state === 'empty' && !hasLegend ? null : legend(geometry?.end)}
      after={<HiddenTable caption={label} points={points} series={allSeries} formatValue={formatValue} />}
    >
      {geometry ? (
        <Inspector
          label={label}
          points={points}
          series={series}
          geometry={geometry}
          formatValue={formatValue}
          cursor={layout === 'band' ? 'column' : 'line'}
        >
          <svg className={css.drawing} width={geometry.width} height={geometry.height} aria-hidden="true">
            <Axes geometry={geometry} />
            {children(geometry)}
          </svg>
        </Inspector>
      ) : null}
    </ChartFrame>
  );
}
