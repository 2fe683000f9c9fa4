import { expect, it } from 'vitest';
import { computeRetryDelayMs, readRetryAfterMs } from '~/sdk/retry';

const NOW = Date.parse('2026-11-20T21:00:00.000Z');

it.each([
  [null, 0],
  ['', 0],
  ['soon', 0],
  ['-5', 0],
  ['2', 2_000],
  ['1.5', 1_500],
  ['999999', 300_000],
  ['Fri, 20 Nov 2026 21:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 20:00:00 GMT', 0],
])('reads Retry-After %j as %i ms', (header, ms) => {
  expect(readRetryAfterMs(header, NOW)).toBe(ms);
});

it('doubles the delay up to 15 s, half of it at random, and never comes before Retry-After', () => {
  expect([1, 2, 3].map((failures) => computeRetryDelayMs(failures, 0, 0))).toEqual([125, 250, 500]);
  expect([1, 2, 3].map((failures) => computeRetryDelayMs(failures, 0, 1))).toEqual([250, 500, 1_000]);
  expect(computeRetryDelayMs(50, 0, 1)).toBe(15_000);
  expect(computeRetryDelayMs(1, 4_000, 0)).toBe(4_125);
});
