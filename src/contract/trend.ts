import { createNumberFormatter, formatWhole } from './numberFormat';

const toPercent = createNumberFormatter({
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/**
 * Formats the change from one count to another as a signed percentage: `+12.4%`, or `0%`. A change from zero has no
 * percentage and gives the count: `+12 (none before)`.
 */
export function formatChange(now: number, before: number): string {
  if (before === 0 && now > 0) return `+${formatWhole(now)} (none before)`;
  return toPercent(before === 0 ? 0 : (now - before) / before);
}
