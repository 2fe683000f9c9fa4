import { describe, expect, it } from 'vitest';
import { analytics } from '~/fixtures';
import { formatMissingDataNote, formatSeriesBefore, hasDataBefore } from '~/screens/analytics/wording';

const none = { messages: 0, violations: 0, actions: 0 };

describe('the period before', () => {
  it('is called whole while the newest day or hour is not over', () => {
    expect(formatSeriesBefore('Before', analytics.week, true)).toBe('Before (whole days)');
    expect(formatSeriesBefore('Before', analytics.day, true)).toBe('Before (whole hours)');
    expect(formatSeriesBefore('Before', analytics.week, false)).toBe('Before');
  });

  it('whose only messages came later on its last day is drawn', () => {
    const late = { ...analytics.week, previous: { data: analytics.week.data, totals: none } };
    expect(hasDataBefore(late)).toBe(true);
    expect(formatMissingDataNote(late, '7d', true)).toBe('');
    const empty = { ...analytics.week, previous: analytics.zeros };
    expect(hasDataBefore(empty)).toBe(false);
    expect(formatMissingDataNote(empty, '7d', true)).toBe('No messages in the period before.');
  });
});
