/** Creates an irregular series, the same on every run. */
export function createValues(count: number, phase: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    Math.round(20_000 + 12_000 * Math.sin((index + phase) / 9) + 4_000 * Math.sin((index + phase) * 12.9898)),
  );
}

/** The functions of a benchmark page that the measurement calls. */
export interface ChartBench {
  /** Draws two series of `count` points, or updates them when called again with another phase. */
  draw: (count: number, phase: number) => void;
  /** Removes the chart. */
  clear: () => void;
}
