import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '~/server/clock';
import { createFailureReport } from '~/server/store/failureReport';

const createDiskFull = (): Error => Object.assign(new Error('No space left on device'), { code: '53100' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a store that fails in each commit is reported at once, then each minute with a count, until it works', () => {
  const lines: string[] = [];
  const report = createFailureReport((_, text) => lines.push(text));
  for (let n = 0; n < 1_000; n += 1) report(createDiskFull());
  expect(lines).toEqual(['Work in the background failed']);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(lines.splice(0)).toEqual([
    'Work in the background failed',
    'Work in the background failed, 999 times in the last minute',
  ]);
  report(createDiskFull());
  vi.advanceTimersByTime(MINUTE_MS);
  expect(lines.splice(0)).toEqual(['Work in the background failed, 1 time in the last minute']);
  vi.advanceTimersByTime(2 * MINUTE_MS);
  expect(lines).toEqual([]);
  report(createDiskFull());
  expect(lines).toEqual(['Work in the background failed']);
});

it('another reason, and each defect, has a line of its own', () => {
  const report = vi.fn();
  const onFailure = createFailureReport(report);
  const causes = [
    createDiskFull(),
    Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    new TypeError('a defect'),
    new TypeError('a defect'),
  ];
  for (const cause of causes) onFailure(cause);
  expect(report.mock.calls.map(([cause]: unknown[]) => cause)).toEqual(causes);
});
