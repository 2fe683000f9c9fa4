import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Creates a function that long work awaits before each of its steps. At most `size` steps of all such work run in one turn
 * of the event loop, in order, so that calls which need little time wait for these alone.
 */
export function createTurns(size = 1): (steps?: number) => Promise<void> {
  let left = size;
  let last: Promise<void> = Promise.resolve();

  async function take(steps: number): Promise<void> {
    while (left < steps) await nextTurn();
    if (left === size) setImmediate(() => (left = size));
    left -= steps;
  }

  return (steps = 1) => (last = last.then(() => take(steps)));
}
