const COMPACT_FORMAT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const GROUPED_FORMAT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `20000` becomes `20k`, `1200000` becomes `1.2M`. */
export function formatCompact(value: number): string {
  return COMPACT_FORMAT.format(value).replace('K', 'k');
}

/** `48210` becomes `48,210`. */
export function formatGrouped(value: number): string {
  return GROUPED_FORMAT.format(value);
}
