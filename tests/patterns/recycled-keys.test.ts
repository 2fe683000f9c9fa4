import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recycle, type Recycled } from '~/patterns/LogTable/useRecycledKeys';

const nothing: Recycled = { ids: [], keys: [] };
const after = (...lists: string[][]): Recycled =>
  lists.reduce((before, ids) => recycle(ids, before), nothing);

describe('recycled keys', () => {
  it('are those of the page before, for a page of others', () => {
    expect(after(['a', 'b', 'c'], ['d', 'e', 'f']).keys).toEqual([0, 1, 2]);
  });

  it('stay with what stays, and go from what leaves to what comes', () => {
    expect(after(['a', 'b', 'c'], ['n', 'a', 'b']).keys).toEqual([2, 0, 1]);
  });

  it('grow with the list', () => {
    expect(after(['a'], ['b', 'a', 'c']).keys).toEqual([1, 0, 2]);
  });

  it('are one for each, and the same for the same, whatever the lists', () => {
    const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 6 }), list, (lists, next) => {
        const before = after(...lists);
        const { ids, keys } = recycle(next, before);
        expect(new Set(keys).size).toBe(ids.length);
        for (const [index, id] of before.ids.entries()) {
          if (ids.includes(id)) expect(keys[ids.indexOf(id)]).toBe(before.keys[index]);
        }
      }),
    );
  });
});
