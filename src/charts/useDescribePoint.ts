import { useTranslation } from '~/design-system/I18n/i18nContext';
import type { ChartPoint } from './series';

/** Writes the full label of a point, for the tooltip, screen readers and the data table. */
export function useDescribePoint(): (point: ChartPoint | undefined) => string {
  const translate = useTranslation('Chart');
  return (point) => {
    const label = point?.detail ?? point?.label ?? '';
    return point?.incomplete === true ? translate('pointSoFar', (name) => `${name}, so far`)(label) : label;
  };
}
