import { memo } from 'react';
import { VisuallyHidden } from '~/design-system';
import { useI18n, useTranslation } from '~/design-system/I18n/i18nContext';
import { FormattedValue } from './FormattedValue';
import { useDescribePoint } from '../useDescribePoint';
import { type ChartPoint, type ChartSeries } from '../series';
import { getGroupedFormatter } from '../format';

/** Above this number of rows a table helps no reader and costs more to lay out than the chart to draw. */
const MAX_ROWS = 100;

export interface HiddenTableProps {
  caption: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
}

/** The chart's data as a table for screen readers. With many points it has every nth row, and its caption says so. */
export const HiddenTable = memo(function HiddenTable({
  caption,
  points,
  series,
  formatValue,
}: HiddenTableProps) {
  const translate = useTranslation('Chart');
  const describePoint = useDescribePoint();
  const locale = useI18n()?.locale;
  const interval = Math.ceil(points.length / MAX_ROWS);
  const rows = points
    .map((point, index) => ({ point, index }))
    .filter(({ index }) => (points.length - 1 - index) % interval === 0);
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>
          {interval > 1
            ? translate('sampledCaption', (name, every) => `${name}, one of every ${every} points`)(
                caption,
                interval,
                getGroupedFormatter(locale),
              )
            : caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">{translate('time', 'Time')}</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ point, index }) => (
            <tr key={index}>
              <th scope="row">{describePoint(point)}</th>
              {series.map(({ id, values }) => (
                <td key={id}>
                  <FormattedValue value={values[index]} formatValue={formatValue} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
});
