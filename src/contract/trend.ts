const PERCENT_FORMAT = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const COUNT_FORMAT = new Intl.NumberFormat('en-US');

/**
 * The change from one count to another as signed text: `+12.4%`, or `0%`. From zero, where no percentage exists, the
 * count: `+12 (none before)`.
 */
export function formatChange(now: number, before: number): string {
  if (before === 0 && now > 0) return `+${COUNT_FORMAT.format(now)} (none before)`;
  return PERCENT_FORMAT.format(before === 0 ? 0 : (now - before) / before);
}
