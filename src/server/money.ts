export const MICROS_PER_DOLLAR = 1_000_000;

/** US dollars with four decimals. */
export function toDollars(micros: number): number {
  return Math.round(micros / 100) / (MICROS_PER_DOLLAR / 100);
}
