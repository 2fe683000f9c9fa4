/** CPU milliseconds of some work, which other load on the machine hardly changes. */
export function measureCpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const LONGEST_MEASUREMENT_MS = 3_000;

/**
 * CPU milliseconds of the fastest of many runs, each of which learns its number. Runs end at the first within the
 * bound: on a busy machine the first dozens can all precede the compilation of the code.
 */
export function measureFastestCpuMs(boundMs: number, work: (run: number) => unknown): number {
  const ends = performance.now() + LONGEST_MEASUREMENT_MS;
  let fastestMs = Infinity;
  for (let run = 0; fastestMs >= boundMs && performance.now() < ends; run += 1) {
    fastestMs = Math.min(
      fastestMs,
      measureCpuMs(() => work(run)),
    );
  }
  return fastestMs;
}

type Work = () => Promise<unknown>;

interface FactorOptions {
  /** Done after each call and not measured. */
  between?: Work;
  /** The factor below which there is nothing to see. */
  bound: number;
}

const CALLS_PER_ROUND = 20;
const MAX_ROUNDS = 12;

/** A low percentile, because other load on the machine only makes calls longer. */
function computeLowPercentile(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 5)] ?? 0;
}

/**
 * Measures how many times longer the slower of two kinds of calls takes, 1 or more. The calls take turns, so that other
 * load meets both alike, and go on while the factor is out of bounds, because noise passes and a real difference stays.
 */
export async function measureTimeFactor(
  first: Work,
  second: Work,
  { between, bound }: FactorOptions,
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  let factor = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    for (let turn = 0; turn < CALLS_PER_ROUND * 2; turn += 1) {
      const which = turn % 2 === 0 ? 0 : 1;
      const started = performance.now();
      await (which === 0 ? first : second)();
      times[which].push(performance.now() - started);
      await between?.();
    }
    const ratio = computeLowPercentile(times[0]) / computeLowPercentile(times[1]);
    factor = Math.max(ratio, 1 / ratio);
    if (factor < bound) break;
  }
  return factor;
}
