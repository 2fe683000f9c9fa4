import { NoValue } from '~/design-system';

/** What is said of a point at which nothing was measured. */
export const NO_DATA = 'No data';

export interface ValueProps {
  /** Missing where nothing was measured. */
  value: number | null | undefined;
  formatValue: (value: number) => string;
}

/** One value of a chart in words. */
export function Value({ value, formatValue }: ValueProps) {
  return value === null || value === undefined ? <NoValue label={NO_DATA} /> : formatValue(value);
}
