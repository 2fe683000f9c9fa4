import { describe, expect, it } from 'vitest';
import { isTimeOrderedId, readTimeOfId, createTimeOrderedId } from '~/server/ids';

describe('time-ordered ids', () => {
  it('sort in the order in which they were made, also within one millisecond', () => {
    const at = Date.UTC(2026, 10, 20);
    const ids = Array.from({ length: 2_000 }, (_, index) =>
      createTimeOrderedId(at + Math.floor(index / 1_000)),
    );
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are uuids of version 7 from which their time can be read', () => {
    const at = Date.UTC(2026, 10, 20, 21, 4, 11, 123);
    const id = createTimeOrderedId(at);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(readTimeOfId(id)).toBe(at);
    expect(isTimeOrderedId(id)).toBe(true);
  });

  it('are told apart from a random uuid and from an impossible time', () => {
    expect(isTimeOrderedId('8f2c1ab0-4d1e-4c62-9b0a-6f1f0c2d7e55')).toBe(false);
    expect(isTimeOrderedId('ffffffff-ffff-7fff-bfff-ffffffffffff')).toBe(false);
  });
});
