import { NoValue } from '~/design-system';

/** The text for a point without a measurement. */
export const NO_DATA = 'No data';

export interface FormattedValueProps {
  /** `null` or undefined where nothing was measured. */
  value: number | null | undefined;
  formatValue: (value: number) => string;
}

/** A value with its unit, or a labelled dash where nothing was measured. */
export function FormattedValue({ value, formatValue }: FormattedValueProps) {
  return value === null || value === undefined ? <NoValue label={NO_DATA} /> : formatValue(value);
}
