import { useMemo } from 'react';
import { LineChart } from '../LineChart/LineChart';
import type { ChartProps, ChartSeries } from '../series';

export interface AreaChartProps extends ChartProps {
  /** The one series whose size the filled space shows. */
  series: Omit<ChartSeries, 'area' | 'faint'>;
}

/** How one amount developed, with the space below it filled. Not for several series: areas hide one another. */
export function AreaChart({ series, ...rest }: AreaChartProps) {
  const filled = useMemo(() => [{ ...series, area: true }], [series]);
  return <LineChart series={filled} {...rest} />;
}
