const PERCENT_FORMAT = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const COUNT_FORMAT = new Intl.NumberFormat('en-US');

/**
 * Formats the change from one count to another as a signed percentage: `+12.4%`, or `0%`. A change from zero has no
 * percentage and gives the count: `+12 (none before)`.
 */
export function formatChange(now: number, before: number): string {
  if (before === 0 && now > 0) return `+${COUNT_FORMAT.format(now)} (none before)`;
  return PERCENT_FORMAT.format(before === 0 ? 0 : (now - before) / before);
}
