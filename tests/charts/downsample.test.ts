import { describe, expect, it } from 'vitest';
import { chooseVisibleIndexes } from '~/charts/downsample';

const createRange = (length: number) => Array.from({ length }, (_, index) => index);

describe('downsampling a series', () => {
  it('keeps every value of a short series', () => {
    expect(chooseVisibleIndexes([], 100)).toEqual([]);
    expect(chooseVisibleIndexes([7], 100)).toEqual([0]);
    expect(chooseVisibleIndexes([7, 8], 100)).toEqual([0, 1]);
    expect(chooseVisibleIndexes(createRange(100), 100)).toEqual(createRange(100));
  });

  it('keeps to the budget, in order, with the first and the last value', () => {
    const indexes = chooseVisibleIndexes(
      createRange(5_000).map((index) => Math.sin(index / 40) * 100 + (index % 7)),
      300,
    );
    expect(indexes).toHaveLength(300);
    expect(indexes[0]).toBe(0);
    expect(indexes.at(-1)).toBe(4_999);
    expect([...indexes].sort((a, b) => a - b)).toEqual(indexes);
    expect(new Set(indexes).size).toBe(300);
  });

  it('keeps a single peak among thousands', () => {
    const values = createRange(5_000).map((index) => (index === 3_217 ? 900 : 1));
    expect(chooseVisibleIndexes(values, 50)).toContain(3_217);
  });

  it('separates runs at gaps and never bridges one', () => {
    expect(chooseVisibleIndexes([1, 2, null, null, 5, null, 7], 100)).toEqual([0, 1, -1, 4, -1, 6]);
    expect(chooseVisibleIndexes([null, null, 3, null], 100)).toEqual([2]);
    expect(chooseVisibleIndexes([null, null], 100)).toEqual([]);
  });

  it('gives a long run with gaps its share of the budget', () => {
    const values = createRange(4_000).map((index) => (index === 2_000 ? null : index % 13));
    const indexes = chooseVisibleIndexes(values, 200);
    expect(indexes.filter((index) => index === -1)).toHaveLength(1);
    expect(indexes.length).toBeLessThanOrEqual(203);
    expect(indexes).toContain(1_999);
    expect(indexes).toContain(2_001);
  });

  it('works with a budget too small for triangles', () => {
    expect(chooseVisibleIndexes(createRange(10), 2)).toEqual([0, 9]);
    expect(chooseVisibleIndexes(createRange(10), 0)).toEqual([0, 9]);
  });
});
