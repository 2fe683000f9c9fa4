import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PendingReview, PendingReviewPage } from '~/contract/api.gen';
import { pendingReviews } from '~/fixtures';
import {
  findNextAfterDecision,
  findSimilar,
  compareQueues as compareWithCurrent,
  findNeighbour,
} from '~/screens/review/queue';

const start = Date.parse('2026-11-20T20:00:00.000Z');

/** Creates the item at a position of the queue; items are one second apart. */
function createItem(at: number, similar_key = `own-${at}`): PendingReview {
  const created_at = new Date(start + at * 1000).toISOString();
  return { ...pendingReviews.threat, id: `item-${at}`, created_at, similar_key };
}

const createPage = (places: readonly number[], total = places.length): PendingReviewPage => ({
  reviews: places.map((at) => createItem(at)),
  total,
});
const NOTHING_DECIDED: ReadonlySet<string> = new Set();
/** Compares with the queue's beginning alone, as without the live stream. */
const compareQueues = (shown: PendingReviewPage | null, head: PendingReviewPage | null) =>
  compareWithCurrent(shown, { head, decided: NOTHING_DECIDED, total: null });
const listSettled = (shown: PendingReviewPage, head: PendingReviewPage) => [
  ...compareQueues(shown, head).settled,
];

describe('unseen updates of the queue', () => {
  it('are none while the page or the head is loading', () => {
    expect(compareQueues(null, createPage([1]))).toEqual({ added: 0, settled: new Set() });
    expect(compareQueues(createPage([1]), null)).toEqual({ added: 0, settled: new Set() });
  });

  it('count the items behind the shown page', () => {
    expect(compareQueues(createPage([1, 2]), createPage([1, 2, 3, 4, 5]))).toEqual({
      added: 3,
      settled: new Set(),
    });
  });

  it('list the items that others have decided, and do not count them as new', () => {
    const updates = compareQueues(createPage([1, 2, 3]), createPage([1, 3, 4]));
    expect(updates).toEqual({ added: 1, settled: new Set(['item-2']) });
  });

  it('of the live stream mark what others decided, and take the length from it, without a fetch', () => {
    const shown = createPage([1, 2, 3], 50_000);
    const decided = new Set(['item-2', 'elsewhere']);
    expect(compareWithCurrent(shown, { head: null, decided, total: 50_004 })).toEqual({
      added: 5,
      settled: new Set(['item-2']),
    });
    expect(compareWithCurrent(shown, { head: null, decided, total: 49_900 }).added).toBe(0);
    expect(compareWithCurrent(shown, { head: null, decided, total: null }).added).toBe(0);
    expect(
      compareWithCurrent(shown, { head: createPage([1, 2], 50_000), decided, total: 50_000 }).added,
    ).toBe(1);
  });

  it('never call an item decided that lies beyond the head', () => {
    expect(listSettled(createPage([1, 2, 3, 4], 9), createPage([1, 2], 9))).toEqual([]);
    expect(listSettled(createPage([1, 2, 3, 4], 9), createPage([2, 3], 9))).toEqual(['item-1']);
  });

  it('of an empty queue list all shown items as decided', () => {
    expect(compareQueues(createPage([1, 2]), createPage([]))).toEqual({
      added: 0,
      settled: new Set(['item-1', 'item-2']),
    });
  });

  it('list exactly the decided items and count exactly the new ones, for any combination', () => {
    const places = fc.uniqueArray(fc.nat(30), { maxLength: 20 });
    fc.assert(
      fc.property(places, places, fc.nat(6), (waiting, decided, newcomers) => {
        const before = waiting.toSorted((a, b) => a - b);
        const left = before.filter((at) => !decided.includes(at));
        const now = [...left, ...Array.from({ length: newcomers }, (_, n) => 100 + n)];
        const updates = compareQueues(createPage(before), createPage(now));
        expect(updates.added).toBe(newcomers);
        expect([...updates.settled]).toEqual(
          before.filter((at) => decided.includes(at)).map((at) => `item-${at}`),
        );
      }),
    );
  });
});

describe('similar items', () => {
  const reviews = [createItem(1, 'wave'), createItem(2), createItem(3, 'wave'), createItem(4, 'wave')];

  it('are the others of the page with the same key, in the order of the queue', () => {
    expect(findSimilar(reviews, reviews[2] ?? null).map(({ id }) => id)).toEqual(['item-1', 'item-4']);
  });

  it('are none for an item without a similarity key and while no item is open', () => {
    const keyless = { ...createItem(5), similar_key: '' };
    expect(findSimilar([keyless, { ...createItem(6), similar_key: '' }], keyless)).toEqual([]);
    expect(findSimilar(reviews, null)).toEqual([]);
  });
});

describe('the next or previous item', () => {
  const reviews = createPage([1, 2, 3, 4]).reviews;

  it('is the nearest item that still waits', () => {
    expect(findNeighbour(reviews, 'item-2', 1)).toBe('item-3');
    expect(findNeighbour(reviews, 'item-3', -1)).toBe('item-2');
    expect(findNeighbour(reviews, 'item-1', 1, new Set(['item-2', 'item-3']))).toBe('item-4');
  });

  it('is missing past either end and for an item that is not on the page', () => {
    expect(findNeighbour(reviews, 'item-4', 1)).toBeNull();
    expect(findNeighbour(reviews, 'item-1', -1)).toBeNull();
    expect(findNeighbour(reviews, 'item-9', 1)).toBeNull();
    expect(findNeighbour(reviews, null, 1)).toBeNull();
  });

  it('of an item that has left the page is found from the place where it stood', () => {
    const step = (leftAt: number, by: 1 | -1, skip = NOTHING_DECIDED) =>
      findNeighbour(reviews, 'item-gone', by, skip, leftAt);
    expect([step(0, 1), step(0, -1)]).toEqual(['item-1', null]);
    expect([step(2, 1), step(2, -1)]).toEqual(['item-3', 'item-2']);
    expect(step(2, 1, new Set(['item-3']))).toBe('item-4');
    expect([step(4, 1), step(4, -1)]).toEqual([null, 'item-4']);
    expect(findNeighbour(reviews, 'item-2', 1, NOTHING_DECIDED, 3)).toBe('item-3');
  });
});

describe('after a decision', () => {
  const reviews = createPage([1, 2, 3]).reviews;

  it.each([
    ['the next item opens', 'item-1', [], 'item-2'],
    ['items decided together are passed over', 'item-1', ['item-2'], 'item-3'],
    ['at the end of the page it goes back to what was left out', 'item-3', [], 'item-2'],
    ['nothing opens when the whole page is decided', 'item-2', ['item-1', 'item-3'], null],
  ])('%s', (_name, id, together, next) => {
    expect(findNextAfterDecision(reviews, id, new Set([id, ...together]))).toBe(next);
  });
});
