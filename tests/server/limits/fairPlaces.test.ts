import { describe, expect, it, vi } from 'vitest';
import { createFairPlaces, type Release } from '~/server/limits/fairPlaces';

const busy = { accountId: 'busy', weight: 1 };
const quiet = { accountId: 'quiet', weight: 1 };

describe('places that accounts share', () => {
  it('are given to each account up to its own number, so that another finds one free', async () => {
    const places = createFairPlaces({ places: 4 });
    expect(await places.take(busy, 2, 0)).toBeDefined();
    const second = await places.take(busy, 2, 0);
    expect(await places.take(busy, 2, 0)).toBeUndefined();
    expect(await places.take(quiet, 2, 0)).toBeDefined();
    second?.();
    second?.();
    expect(await places.take(busy, 2, 0)).toBeDefined();
    expect(await places.take(busy, 2, 0)).toBeUndefined();
  });

  it('go to accounts in turn when they get free, however many calls of one wait', async () => {
    const places = createFairPlaces({ places: 1 });
    const first = await places.take(busy, 1, 0);
    const order: string[] = [];
    const waiting: Promise<void>[] = [];
    const wait = (share: typeof busy) => {
      const turn = places.take(share, 1, 60_000).then((release) => {
        order.push(share.accountId);
        release?.();
      });
      waiting.push(turn);
    };
    for (let n = 0; n < 100; n += 1) wait(busy);
    wait(quiet);
    first?.();
    await Promise.all(waiting);
    expect(order).toHaveLength(101);
    expect(order.indexOf('quiet')).toBeLessThanOrEqual(1);
  });

  it('are not waited for longer than the caller can', async () => {
    vi.useFakeTimers();
    try {
      const places = createFairPlaces({ places: 1 });
      const held = await places.take(busy, 1, 0);
      const late = places.take(quiet, 1, 300);
      await vi.advanceTimersByTimeAsync(300);
      expect(await late).toBeUndefined();
      held?.();
      expect(await places.take(quiet, 1, 0)).toBeDefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it('leave room to wait for another account when one has filled its half', async () => {
    const places = createFairPlaces({ places: 1, maxWaiting: 10 });
    const held = await places.take(busy, 1, 0);
    const waiting = Array.from({ length: 5 }, () => places.take(busy, 1, 60_000));
    expect(await places.take(busy, 1, 60_000)).toBeUndefined();
    const other: Promise<Release | undefined> = places.take(quiet, 1, 60_000);
    held?.();
    for (const each of waiting) void each.then((release) => release?.());
    expect(await other).toBeDefined();
  });
});
