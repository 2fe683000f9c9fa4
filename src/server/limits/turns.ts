import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Creates a function that long work awaits before its steps: of all work that uses it, `size` steps at most run in each
 * turn of the event loop, in order, so that calls which need little time wait for these and not for all work.
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
