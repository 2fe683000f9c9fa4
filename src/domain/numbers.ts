import { createNumberFormatter, formatWhole } from '~/contract/numberFormat';
import { NO_VALUE } from '~/contract/noValue';

const toOneDecimal = createNumberFormatter({ maximumFractionDigits: 1 });

/** `48210` becomes `48,210`; `NaN` gives a dash. */
export const formatInteger = formatWhole;

/** Formats a limit of messages, requests or servers; `null` gives the infinity sign. */
export function formatLimit(limit: number | null): string {
  return limit === null ? '∞' : formatInteger(limit);
}

/** Formats a fraction from 0 to 1 as whole percent: `0.82` becomes `82%`. */
export function formatFraction(fraction: number): string {
  return Number.isFinite(fraction) ? `${formatWhole(fraction * 100)}%` : NO_VALUE;
}

/** Formats a percentage with at most one decimal: `41.6` becomes `41.6%`. */
export function formatPercent(percent: number): string {
  return Number.isFinite(percent) ? `${toOneDecimal(percent)}%` : NO_VALUE;
}

/** Formats how long one call took, in whole milliseconds: `38 ms`, and `<1 ms` for less than one. */
export function formatMilliseconds(milliseconds: number): string {
  return milliseconds < 1 ? '<1 ms' : formatAverageMilliseconds(Math.round(milliseconds));
}

/** Formats an average of milliseconds; below 10 with one decimal, which many calls together make meaningful. */
export function formatAverageMilliseconds(milliseconds: number): string {
  if (!Number.isFinite(milliseconds)) return NO_VALUE;
  return `${(milliseconds < 10 ? toOneDecimal : formatWhole)(milliseconds)} ms`;
}

/** US dollars with cents: `3.1` becomes `$3.10`. */
export const formatDollars = createNumberFormatter({ style: 'currency', currency: 'USD' });

/** Formats a price in whole US dollars: `99` becomes `$99`. */
export const formatPrice = createNumberFormatter({
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const BYTE_UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** Formats an amount of data in units of a thousand, with one decimal from kilobytes on: `48.2 kB`. */
export function formatBytes(bytes: number): string {
  let amount = Math.max(0, bytes);
  let unit = 0;
  while (amount >= 1_000 && unit < BYTE_UNITS.length - 1) {
    amount /= 1_000;
    unit += 1;
  }
  return `${unit === 0 ? amount : amount.toFixed(1)} ${BYTE_UNITS[unit] ?? ''}`;
}
