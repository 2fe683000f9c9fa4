import { NO_VALUE } from './noValue';

/**
 * Formats numbers as American English does; `NaN` gives a dash. Makes the formatter at its first use, because the first
 * one of a page takes the browser 40 ms or more.
 */
export function createNumberFormatter(options: Intl.NumberFormatOptions = {}): (value: number) => string {
  let formatter: Intl.NumberFormat | undefined;
  return (value) => {
    if (!Number.isFinite(value)) return NO_VALUE;
    formatter ??= new Intl.NumberFormat('en-US', options);
    return formatter.format(value);
  };
}

/** `48210` becomes `48,210`; `NaN` gives a dash. */
export const formatWhole = createNumberFormatter({ maximumFractionDigits: 0 });

/** Formats a count with its noun in singular or plural: `1 server`, `3 servers`. */
export function formatCount(count: number, one: string, many: string = `${one}s`): string {
  return `${formatWhole(count)} ${count === 1 ? one : many}`;
}
