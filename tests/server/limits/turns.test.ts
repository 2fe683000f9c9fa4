import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from '~/server/limits/turns';

it('long work takes one step in each turn of the event loop, one piece of work after the other', async () => {
  const takeTurn = createTurns();
  const steps: string[] = [];
  const work = async (name: string) => {
    for (let n = 0; n < 3; n += 1) {
      await takeTurn();
      steps.push(name);
    }
  };
  const all = Promise.all([work('first'), work('second')]);
  let most = 0;
  for (let before = 0; steps.length < 6; before = steps.length) {
    await nextTurn();
    most = Math.max(most, steps.length - before);
  }
  await all;
  expect(most).toBe(1);
  expect(steps).toEqual(['first', 'second', 'first', 'second', 'first', 'second']);
});

it('small steps share a turn, until it is full', async () => {
  const takeTurn = createTurns(10);
  const done: number[] = [];
  const turn = nextTurn();
  const all = Promise.all([4, 6, 1].map((steps) => takeTurn(steps).then(() => done.push(steps))));
  await turn;
  expect(done).toEqual([4, 6]);
  await all;
  expect(done).toEqual([4, 6, 1]);
});
