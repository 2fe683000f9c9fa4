/** CPU milliseconds of some work, which other load on the machine hardly changes. */
export function measureCpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

type Work = () => Promise<unknown>;

interface RatioOptions {
  /** Done after each call and not measured. */
  between?: Work;
  /** The ratio, and its reciprocal, at which there is nothing to see. @default 2 */
  bound?: number;
}

const CALLS_PER_ROUND = 20;
const MAX_ROUNDS = 12;

/** A low percentile, because other load on the machine only makes calls longer. */
function lowPercentile(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 5)] ?? 0;
}

/**
 * How much longer one kind of call takes than another. The calls go by turns, so that other load meets both alike, and
 * go on while the ratio is out of bounds: a real difference stays, noise does not.
 */
export async function measureTimeRatio(
  first: Work,
  second: Work,
  options: RatioOptions = {},
): Promise<number> {
  const { between, bound = 2 } = options;
  const times: [number[], number[]] = [[], []];
  let ratio = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    for (let turn = 0; turn < CALLS_PER_ROUND * 2; turn += 1) {
      const which = turn % 2 === 0 ? 0 : 1;
      const started = performance.now();
      await (which === 0 ? first : second)();
      times[which].push(performance.now() - started);
      await between?.();
    }
    ratio = lowPercentile(times[0]) / lowPercentile(times[1]);
    if (ratio > 1 / bound && ratio < bound) break;
  }
  return ratio;
}
