import { describe, expect, it } from 'vitest';
import {
  formatAbsolute,
  formatBucket,
  formatBucketFull,
  isBucketIncomplete,
  formatCount,
  formatDate,
  formatDateRange,
  formatDollars,
  formatFraction,
  formatInteger,
  formatLimit,
  formatAverageMilliseconds,
  formatMilliseconds,
  formatPercent,
  formatPrice,
  formatInitial,
  shortenUuid,
} from '~/domain';
import { formatMonth } from '~/domain/time';

describe('numbers', () => {
  it('have thousands separators', () => {
    expect(formatInteger(0)).toBe('0');
    expect(formatInteger(999)).toBe('999');
    expect(formatInteger(48210)).toBe('48,210');
    expect(formatInteger(1234567)).toBe('1,234,567');
    expect(formatInteger(Number.NaN)).toBe('-');
  });

  it('show infinity where there is no limit', () => {
    expect(formatLimit(30000)).toBe('30,000');
    expect(formatLimit(0)).toBe('0');
    expect(formatLimit(null)).toBe('∞');
  });

  it('become percent from a fraction or from percent', () => {
    expect(formatFraction(0.82)).toBe('82%');
    expect(formatFraction(0)).toBe('0%');
    expect(formatFraction(1)).toBe('100%');
    expect(formatPercent(41.6)).toBe('41.6%');
    expect(formatPercent(80)).toBe('80%');
    expect(formatPercent(Infinity)).toBe('-');
  });

  it('are whole milliseconds for one call', () => {
    expect(formatMilliseconds(0)).toBe('<1 ms');
    expect(formatMilliseconds(0.4)).toBe('<1 ms');
    expect(formatMilliseconds(4.4)).toBe('4 ms');
    expect(formatMilliseconds(1204)).toBe('1,204 ms');
  });

  it('show a decimal of average milliseconds only below 10 ms', () => {
    expect(formatAverageMilliseconds(0.4)).toBe('0.4 ms');
    expect(formatAverageMilliseconds(9.96)).toBe('10 ms');
    expect(formatAverageMilliseconds(38.2)).toBe('38 ms');
    expect(formatAverageMilliseconds(1204)).toBe('1,204 ms');
  });

  it('are dollars with cents, prices without', () => {
    expect(formatDollars(3.1)).toBe('$3.10');
    expect(formatDollars(1234.5)).toBe('$1,234.50');
    expect(formatPrice(99)).toBe('$99');
  });

  it('take a singular or plural noun', () => {
    expect(formatCount(1, 'server')).toBe('1 server');
    expect(formatCount(Number.NaN, 'server')).toBe('- servers');
    expect(formatCount(0, 'server')).toBe('0 servers');
    expect(formatCount(2, 'entry', 'entries')).toBe('2 entries');
  });
});

describe('time', () => {
  it('is absolute with the name of the zone it is in', () => {
    expect(formatAbsolute('2026-11-20T21:04:11Z', 'UTC')).toBe('20 Nov 2026, 21:04:11 UTC');
    expect(formatAbsolute('2026-11-20T23:30:00Z', 'Asia/Kolkata')).toBe('21 Nov 2026, 05:00:00 GMT+5:30');
    expect(formatDate('2026-11-20T23:30:00Z', 'Asia/Kolkata')).toBe('21\u00A0Nov\u00A02026');
    expect(formatDateRange('2026-11-17T09:00:00Z', '2026-11-24T09:00:00Z', 'UTC')).toBe(
      '17\u00A0Nov\u00A02026 to 24\u00A0Nov\u00A02026',
    );
  });

  it('that cannot be read is a dash, not an exception', () => {
    expect(formatAbsolute('soon')).toBe('-');
    expect(formatDate('2026-13-45')).toBe('-');
    expect(formatDate(null)).toBe('-');
  });

  it('names months and returns other periods unchanged', () => {
    expect(formatMonth('2026-11')).toBe('November 2026');
    expect(formatMonth('Q4')).toBe('Q4');
  });

  it('shows daily buckets in UTC in every time zone', () => {
    expect(formatBucket('2026-11-20', 'America/Los_Angeles')).toBe('20 Nov');
    expect(formatBucketFull('2026-11-20', 'America/Los_Angeles')).toBe('Fri, 20 Nov 2026 (UTC)');
  });

  it('shows hourly buckets in the given zone', () => {
    expect(formatBucket('2026-11-20T21:00:00.000Z', 'UTC')).toBe('21:00');
    expect(formatBucket('2026-11-20T21:00:00.000Z', 'Europe/Berlin')).toBe('22:00');
    expect(formatBucketFull('2026-11-20T21:00:00.000Z', 'Europe/Berlin')).toContain('20 Nov 2026, 22:00');
  });
});

describe('a bucket of analytics', () => {
  const at = (moment: string) => Date.parse(moment);

  it('is current from its first to its last millisecond', () => {
    expect(isBucketIncomplete('2026-11-20', at('2026-11-19T23:59:59.999Z')), 'a slow clock').toBe(true);
    expect(isBucketIncomplete('2026-11-20', at('2026-11-20T00:00:00Z'))).toBe(true);
    expect(isBucketIncomplete('2026-11-20', at('2026-11-20T23:59:59.999Z'))).toBe(true);
    expect(isBucketIncomplete('2026-11-20', at('2026-11-21T00:00:00Z'))).toBe(false);
    expect(isBucketIncomplete('2026-11-20T21:00:00.000Z', at('2026-11-20T21:00:00Z'))).toBe(true);
    expect(isBucketIncomplete('2026-11-20T21:00:00.000Z', at('2026-11-20T21:59:59.999Z'))).toBe(true);
    expect(isBucketIncomplete('2026-11-20T21:00:00.000Z', at('2026-11-20T22:00:00Z'))).toBe(false);
  });

  it('of an unknown form is not current', () => {
    expect(isBucketIncomplete('lately', at('2026-11-20T00:00:00Z'))).toBe(false);
  });
});

describe('identity', () => {
  it('is the first 8 characters of a uuid', () => {
    expect(shortenUuid('8f2c1ab0-9f4b-4f0e-8a9c-0d6f6b7a1c22')).toBe('8f2c1ab0');
    expect(shortenUuid('ab')).toBe('ab');
    expect(shortenUuid(null)).toBe('');
  });

  it('is the initial of an e-mail address, or U', () => {
    expect(formatInitial('mika@survival-one.example')).toBe('M');
    expect(formatInitial('')).toBe('U');
    expect(formatInitial(null)).toBe('U');
  });
});
