import { useTranslation } from '~/design-system/I18n/i18nContext';
import { NoValue } from '~/design-system';

export interface FormattedValueProps {
  /** `null` or undefined where nothing was measured. */
  value: number | null | undefined;
  formatValue: (value: number) => string;
}

/** A value with its unit, or a labelled dash where nothing was measured. */
export function FormattedValue({ value, formatValue }: FormattedValueProps) {
  const translate = useTranslation('Chart');
  return value === null || value === undefined ? (
    <NoValue label={translate('noData', 'No data')} />
  ) : (
    formatValue(value)
  );
}
