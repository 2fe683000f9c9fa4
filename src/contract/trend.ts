const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const count = new Intl.NumberFormat('en-US');

/**
 * The change from one count to another as signed text: `+12.4%`, or `0%`. From zero, where no percentage exists, the
 * count: `+12 (none before)`.
 */
export function changeText(now: number, before: number): string {
  if (before === 0 && now > 0) return `+${count.format(now)} (none before)`;
  return percent.format(before === 0 ? 0 : (now - before) / before);
}
