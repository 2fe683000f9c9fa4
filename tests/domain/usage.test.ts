import { describe, expect, it } from 'vitest';
import {
  formatUsagePeriod,
  formatUsagePeriodStart,
  projectRunOut,
  toSubscriptionUsageTone,
  needsUsageWarning,
  toUsagePageTone,
} from '~/domain';

describe('the bar of the usage page', () => {
  it.each([
    [0, 'accent'],
    [79.9, 'accent'],
    [80, 'accent'],
    [80.1, 'critical'],
    [250, 'critical'],
    [Number.NaN, 'neutral'],
  ])('at %s percent is %s', (percent, tone) => {
    expect(toUsagePageTone(percent)).toBe(tone);
  });
});

describe('the bar of the subscription page', () => {
  it.each([
    [0, 'positive'],
    [74.9, 'positive'],
    [75, 'caution'],
    [75.1, 'caution'],
    [89.9, 'caution'],
    [90, 'critical'],
    [90.1, 'critical'],
    [250, 'critical'],
    [Number.NaN, 'neutral'],
  ])('at %s percent is %s', (percent, tone) => {
    expect(toSubscriptionUsageTone(percent)).toBe(tone);
  });

  it.each([
    [79.9, false],
    [80, true],
    [80.1, true],
    [Number.NaN, false],
  ])('at %s percent warns: %s', (percent, warns) => {
    expect(needsUsageWarning(percent)).toBe(warns);
  });
});

describe('the projected date of the limit', () => {
  const period = {
    periodStart: new Date('2026-11-01T00:00:00Z'),
    periodEnd: new Date('2026-12-01T00:00:00Z'),
    now: new Date('2026-11-11T00:00:00Z'),
  };

  it('is the time at which the average pace reaches the limit', () => {
    expect(projectRunOut({ ...period, used: 500, limit: 1000 })).toEqual(new Date('2026-11-21T00:00:00Z'));
  });

  it('is now once the limit is reached', () => {
    expect(projectRunOut({ ...period, used: 1000, limit: 1000 })).toEqual(period.now);
  });

  it('is missing when the period ends first', () => {
    expect(projectRunOut({ ...period, used: 333, limit: 1000 })).toBeNull();
    expect(projectRunOut({ ...period, used: 334, limit: 1000 })).not.toBeNull();
  });

  it('is missing without a limit, without usage, or in the first hour', () => {
    expect(projectRunOut({ ...period, used: 500, limit: null })).toBeNull();
    expect(projectRunOut({ ...period, used: 0, limit: 1000 })).toBeNull();
    expect(
      projectRunOut({ ...period, now: new Date('2026-11-01T00:59:59Z'), used: 900, limit: 1000 }),
    ).toBeNull();
  });
});

describe('the name of a usage period', () => {
  const named = {
    period: '2026-11-17/2026-12-17',
    period_start: '2026-11-17T02:00:00.000Z',
    period_end: '2026-12-17T02:00:00.000Z',
  };

  it("is its days in the reader's time zone", () => {
    expect(formatUsagePeriod(named, 'UTC')).toBe('17\u00A0Nov\u00A02026 to 17\u00A0Dec\u00A02026');
    expect(formatUsagePeriod(named, 'America/St_Johns')).toBe(
      '16\u00A0Nov\u00A02026 to 16\u00A0Dec\u00A02026',
    );
    expect(formatUsagePeriodStart(named, 'UTC')).toBe('17 Nov');
  });

  it("is the month, or the answer's text, where the days are unknown", () => {
    expect(formatUsagePeriod({ period: '2026-11' })).toBe('November 2026');
    expect(formatUsagePeriodStart({ period: '2026-11' })).toBe('Nov');
    expect(formatUsagePeriod({ period: 'Q4' })).toBe('Q4');
  });
});
