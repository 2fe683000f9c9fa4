import { describe, expect, it } from 'vitest';
import { FairQueue } from '~/server/limits/fairQueue';

const busy = { accountId: 'busy', weight: 1 };
const quiet = { accountId: 'quiet', weight: 1 };
const large = { accountId: 'large', weight: 4 };

/** Takes items until none is left, and lists whose they were. */
function takeAll(queue: FairQueue<number>): string[] {
  const order: string[] = [];
  for (let taken = queue.take(); taken !== undefined; taken = queue.take()) order.push(taken.accountId);
  return order;
}

describe('a queue shared by accounts', () => {
  it("takes an account's items in their order", () => {
    const queue = new FairQueue<number>(10);
    for (const n of [1, 2, 3]) queue.add(busy, n);
    expect([queue.take(), queue.take(), queue.take()].map((taken) => taken?.item)).toEqual([1, 2, 3]);
    expect(queue.take()).toBeUndefined();
  });

  it('takes the item of a quiet account next, however many another account has waiting', () => {
    const queue = new FairQueue<number>(10_000);
    for (let n = 0; n < 3_000; n += 1) queue.add(busy, n);
    for (let n = 0; n < 500; n += 1) queue.take();
    queue.add(quiet, 1);
    expect([queue.take(), queue.take()].map((taken) => taken?.accountId)).toContain('quiet');
  });

  it('takes as many items of each account as its weight says', () => {
    const queue = new FairQueue<number>(10_000);
    for (let n = 0; n < 100; n += 1) {
      queue.add(busy, n);
      queue.add(large, n);
    }
    const first = takeAll(queue).slice(0, 50);
    expect(first.filter((id) => id === 'large')).toHaveLength(40);
  });

  it('gives an account that could not be served its next turn, and no more than that', () => {
    const queue = new FairQueue<number>(10_000);
    for (let n = 0; n < 50; n += 1) {
      queue.add(busy, n);
      queue.add(quiet, n);
    }
    for (let n = 0; n < 20; n += 1) {
      expect(queue.take((id) => id !== 'quiet')?.accountId).toBe('busy');
    }
    const next = takeAll(queue).slice(0, 10);
    expect(next[0]).toBe('quiet');
    expect(next.filter((id) => id === 'busy').length).toBeGreaterThanOrEqual(4);
  });

  it('is full for one account while another finds room', () => {
    const queue = new FairQueue<number>(100);
    let added = 0;
    while (queue.add(busy, added)) added += 1;
    expect(added).toBe(50);
    expect(queue.add(quiet, 1)).toBe(true);
    expect(queue.add(busy, 1)).toBe(false);
    expect(queue.size).toBe(51);
  });

  it('forgets an item that its caller no longer waits for', () => {
    const queue = new FairQueue<number>(10);
    for (const n of [1, 2]) queue.add(busy, n);
    expect([queue.remove('busy', 1), queue.remove('busy', 1), queue.remove('quiet', 1)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([queue.size, queue.take()?.item, queue.size]).toEqual([1, 2, 0]);
  });
});
