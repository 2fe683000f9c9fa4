/** One rough series, the same on every run. */
export function valuesOf(count: number, phase: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    Math.round(20_000 + 12_000 * Math.sin((index + phase) / 9) + 4_000 * Math.sin((index + phase) * 12.9898)),
  );
}

/** What a page of the benchmark offers to the one who measures. */
export interface ChartBench {
  /** Draws `count` points of two series into the page; again with another phase it updates them. */
  draw: (count: number, phase: number) => void;
  /** Takes the chart away. */
  clear: () => void;
}
