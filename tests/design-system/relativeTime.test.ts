import { describe, expect, it } from 'vitest';
import { formatRelative } from '~/design-system/Timestamp/formatTime';

describe('a relative time', () => {
  const now = Date.parse('2026-11-20T21:04:11Z');
  const minute = 60_000;
  const hour = 60 * minute;
  const day = 24 * hour;

  it.each([
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 min ago'],
    [hour - 1, '59 min ago'],
    [hour, '1 h ago'],
    [day - 1, '23 h ago'],
    [day, 'yesterday'],
    [2 * day, '2 days ago'],
    [7 * day - 1, '6 days ago'],
    [7 * day, '13 Nov 2026'],
    // The server's clock may run slightly ahead of the browser's.
    [-10_000, 'just now'],
    [-5 * minute, 'in 5 min'],
    [-day, 'tomorrow'],
  ])('%s ms back is %s', (elapsed, words) => {
    expect(formatRelative(now - elapsed, now, 'UTC')).toBe(words);
    expect(formatRelative(new Date(now - elapsed).toISOString(), now, 'UTC')).toBe(words);
  });

  it('that cannot be read is a dash, not an exception', () => {
    expect(formatRelative('soon', now)).toBe('-');
    expect(formatRelative(null, now)).toBe('-');
  });
});
