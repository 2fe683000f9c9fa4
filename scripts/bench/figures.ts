import { loadavg } from 'node:os';

/** Reads the machine's load of the last minute, which a benchmark prints beside its times. */
export const readMachineLoad = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** Computes the value below which a share of the values lies; infinite without values, so that no target is met. */
export function computePercentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Infinity;
}

export const computeMedian = (values: readonly number[]): number => computePercentile(values, 0.5);
