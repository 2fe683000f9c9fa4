import { expect, it } from 'vitest';
import { withoutHidingAll } from '~/charts/frame/useHiddenSeries';

it.each([
  ['messages', ['messages', 'actions'], ['messages']],
  ['messages actions', ['messages', 'actions'], []],
  ['messages', ['messages'], []],
  ['before', ['messages', 'actions'], ['before']],
])('with %s hidden, a chart of %j leaves at least one visible', (hidden, ids, left) => {
  expect([...withoutHidingAll(new Set(hidden.split(' ')), ids)]).toEqual(left);
});
