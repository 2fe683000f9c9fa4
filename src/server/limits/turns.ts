import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Creates a function that long work awaits between its steps: of all work that uses it, one step runs in each turn of the
 * event loop, in order, so that calls which need little time wait for one step and not for all work.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  return async () => {
    last = last.then(() => nextTurn());
    await last;
  };
}
