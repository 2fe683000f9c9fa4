/** From here on a step of ten, five or two times a power of ten is nearer than the next smaller one. */
const TEN_FROM = Math.sqrt(50);
const FIVE_FROM = Math.sqrt(10);
const TWO_FROM = Math.sqrt(2);

/** A step as a fraction of whole numbers, so that 3 × 0.1 reads 0.3. */
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
  /** The place of a value. */
  at: (value: number) => number;
}

/**
 * A linear scale from zero to the next round number. Written here, because a general scale brings the formats of
 * numbers, times and colours along: 10 kB, a twelfth of the dashboard's scripts.
 *
 * @param max largest value, above zero
 * @param count how many steps are wanted; there may be a few more or fewer
 * @param from place of zero
 * @param to place of the scale's end
 */
export function scaleFromZero(max: number, count: number, from: number, to: number): Scale {
  let { by, per } = chooseStep(max, count);
  let steps = Math.ceil((max * per) / by - 1e-9);
  // The end has moved outwards, which may make a wider step the rounder one.
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
