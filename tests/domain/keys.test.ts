import { describe, expect, it } from 'vitest';
import { isIdleKey } from '~/domain';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const formatDaysAgo = (days: number, ms = 0) => new Date(now - days * 86_400_000 - ms).toISOString();

describe('a key unused for thirty days', () => {
  const key = { is_active: true, created_at: formatDaysAgo(90), last_used_at: null };

  it.each([
    [formatDaysAgo(30, -1), false],
    [formatDaysAgo(30), true],
    [formatDaysAgo(30, 1), true],
  ])('last used or made at %s is marked: %s', (at, isMarked) => {
    expect(isIdleKey({ ...key, last_used_at: at }, now)).toBe(isMarked);
    expect(isIdleKey({ ...key, created_at: at }, now)).toBe(isMarked);
  });

  it('is not marked once it is revoked', () => {
    expect(isIdleKey({ ...key, is_active: false }, now)).toBe(false);
  });
});
