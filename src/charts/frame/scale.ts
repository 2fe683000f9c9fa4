/*
 * A step is rounded to 10, 5, 2 or 1 times a power of ten. Each limit is the geometric mean of the two steps between
 * which it decides.
 */
const TEN_FROM = Math.sqrt(50);
const FIVE_FROM = Math.sqrt(10);
const TWO_FROM = Math.sqrt(2);

/** A step as a fraction of whole numbers, because 3 × 0.1 is not 0.3 in floating point. */
interface Step {
  by: number;
  per: number;
}

function chooseStep(max: number, count: number): Step {
  const rough = max / count;
  const power = Math.floor(Math.log10(rough));
  const mantissa = rough / 10 ** power;
  const factor = mantissa >= TEN_FROM ? 10 : mantissa >= FIVE_FROM ? 5 : mantissa >= TWO_FROM ? 2 : 1;
  return power < 0 ? { by: factor, per: 10 ** -power } : { by: factor * 10 ** power, per: 1 };
}

export interface Scale {
  /** Round numbers from zero to the end of the scale, smallest first. */
  ticks: readonly number[];
  /** The position of a value. */
  at: (value: number) => number;
}

/**
 * A linear scale from zero to the next round number. A general scale library adds 10 kB for formats of numbers, times and
 * colours.
 *
 * @param max largest value, above zero
 * @param count approximate number of steps
 * @param from position of zero
 * @param to position of the scale's end
 */
export function createScaleFromZero(max: number, count: number, from: number, to: number): Scale {
  let { by, per } = chooseStep(max, count);
  let steps = Math.ceil((max * per) / by - 1e-9);
  // The rounded end is larger than `max`, so a wider step may now be the rounder one.
  for (let wider = chooseStep((steps * by) / per, count); wider.by / wider.per > by / per;) {
    ({ by, per } = wider);
    steps = Math.ceil((max * per) / by - 1e-9);
    wider = chooseStep((steps * by) / per, count);
  }
  const end = (steps * by) / per;
  return {
    ticks: Array.from({ length: steps + 1 }, (_, index) => (index * by) / per),
    at: (value) => from + (value / end) * (to - from),
  };
}
