import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PendingReview, PendingReviewPage } from '~/contract/api.gen';
import { pendingReviews } from '~/fixtures';
import { findNextAfterDecision, findSimilar, compareQueues, findNeighbour } from '~/screens/review/queue';

const start = Date.parse('2026-11-20T20:00:00.000Z');

/** Items in the order of the queue, a second apart; `at` is the place in that order. */
function item(at: number, similar_key = `own-${at}`): PendingReview {
  const created_at = new Date(start + at * 1000).toISOString();
  return { ...pendingReviews.threat, id: `item-${at}`, created_at, similar_key };
}

const pageOf = (places: readonly number[], total = places.length): PendingReviewPage => ({
  reviews: places.map((at) => item(at)),
  total,
});
const settledOf = (shown: PendingReviewPage, head: PendingReviewPage) => [
  ...compareQueues(shown, head).settled,
];

describe('the news of the queue', () => {
  it('are none while either side is on its way', () => {
    expect(compareQueues(null, pageOf([1]))).toEqual({ added: 0, settled: new Set() });
    expect(compareQueues(pageOf([1]), null)).toEqual({ added: 0, settled: new Set() });
  });

  it('are what came in behind the shown page', () => {
    expect(compareQueues(pageOf([1, 2]), pageOf([1, 2, 3, 4, 5]))).toEqual({ added: 3, settled: new Set() });
  });

  it('are what others have decided, which does not count as new when something else came in', () => {
    const news = compareQueues(pageOf([1, 2, 3]), pageOf([1, 3, 4]));
    expect(news).toEqual({ added: 1, settled: new Set(['item-2']) });
  });

  it('never call an item decided that the head does not reach', () => {
    expect(settledOf(pageOf([1, 2, 3, 4], 9), pageOf([1, 2], 9))).toEqual([]);
    expect(settledOf(pageOf([1, 2, 3, 4], 9), pageOf([2, 3], 9))).toEqual(['item-1']);
  });

  it('of a queue that is empty now are that all shown items are decided', () => {
    expect(compareQueues(pageOf([1, 2]), pageOf([]))).toEqual({
      added: 0,
      settled: new Set(['item-1', 'item-2']),
    });
  });

  it('name exactly what was decided and count exactly what came in, whatever both were', () => {
    const places = fc.uniqueArray(fc.nat(30), { maxLength: 20 });
    fc.assert(
      fc.property(places, places, fc.nat(6), (waiting, decided, newcomers) => {
        const before = waiting.toSorted((a, b) => a - b);
        const left = before.filter((at) => !decided.includes(at));
        const now = [...left, ...Array.from({ length: newcomers }, (_, n) => 100 + n)];
        const news = compareQueues(pageOf(before), pageOf(now));
        expect(news.added).toBe(newcomers);
        expect([...news.settled]).toEqual(
          before.filter((at) => decided.includes(at)).map((at) => `item-${at}`),
        );
      }),
    );
  });
});

describe('near-identical items', () => {
  const reviews = [item(1, 'wave'), item(2), item(3, 'wave'), item(4, 'wave')];

  it('are the others of the page with the same key, in the order of the queue', () => {
    expect(findSimilar(reviews, reviews[2] ?? null).map(({ id }) => id)).toEqual(['item-1', 'item-4']);
  });

  it('are none for an item without a key, and none while no item is open', () => {
    const keyless = { ...item(5), similar_key: '' };
    expect(findSimilar([keyless, { ...item(6), similar_key: '' }], keyless)).toEqual([]);
    expect(findSimilar(reviews, null)).toEqual([]);
  });
});

describe('the item beside another', () => {
  const reviews = pageOf([1, 2, 3, 4]).reviews;

  it('is the nearest that still waits', () => {
    expect(findNeighbour(reviews, 'item-2', 1)).toBe('item-3');
    expect(findNeighbour(reviews, 'item-3', -1)).toBe('item-2');
    expect(findNeighbour(reviews, 'item-1', 1, new Set(['item-2', 'item-3']))).toBe('item-4');
  });

  it('is none past either end and for an item that is not on the page', () => {
    expect(findNeighbour(reviews, 'item-4', 1)).toBeNull();
    expect(findNeighbour(reviews, 'item-1', -1)).toBeNull();
    expect(findNeighbour(reviews, 'item-9', 1)).toBeNull();
    expect(findNeighbour(reviews, null, 1)).toBeNull();
  });
});

describe('after a decision', () => {
  const reviews = pageOf([1, 2, 3]).reviews;

  it.each([
    ['the next item opens', 'item-1', [], 'item-2'],
    ['items decided along are passed over', 'item-1', ['item-2'], 'item-3'],
    ['at the end of the page it goes back to what was left out', 'item-3', [], 'item-2'],
    ['nothing opens when the whole page is decided', 'item-2', ['item-1', 'item-3'], null],
  ])('%s', (_name, id, along, next) => {
    expect(findNextAfterDecision(reviews, id, new Set([id, ...along]))).toBe(next);
  });
});
