import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH, readSearch, writeSearch, type LogSearch } from '~/screens/logs/logSearch';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the log screen in the address', () => {
  it('begins with fifty rows of everything', () => {
    expect(read('')).toEqual({
      limit: 50,
      offset: 0,
      filter: 'all',
      period: '',
      player: '',
      startDate: '',
      endDate: '',
    });
  });

  it('comes back as it was written', () => {
    const search: LogSearch = {
      limit: 25,
      offset: 75,
      filter: 'ban',
      period: '7d',
      player: 'a&b=c 火',
      startDate: '2026-11-01',
      endDate: '2026-11-20',
    };
    expect(readSearch(writeSearch(search))).toEqual(search);
    expect(read(writeSearch(search).toString())).toEqual(search);
  });

  it('is as short as can be', () => {
    expect(writeSearch(DEFAULT_SEARCH).toString()).toBe('');
    expect(writeSearch({ ...DEFAULT_SEARCH, filter: 'mute' }).toString()).toBe('filter=mute');
  });

  it.each([
    ['limit=1000', 'limit', 50],
    ['limit=26', 'limit', 50],
    ['limit=', 'limit', 50],
    ['offset=-1', 'offset', 0],
    ['offset=1.5', 'offset', 0],
    ['offset=1e99', 'offset', 0],
    ['offset=abc', 'offset', 0],
    ['filter=delete', 'filter', 'all'],
    ['period=1y', 'period', ''],
    ['startDate=2026-13-40', 'startDate', ''],
    ['startDate=yesterday', 'startDate', ''],
    ['endDate=2026-1-1', 'endDate', ''],
  ] as const)('falls back for %s', (query, field, value) => {
    expect(read(query)[field]).toBe(value);
  });

  it('cuts a player that is longer than the API takes', () => {
    expect(read(`player=${'x'.repeat(500)}`).player).toHaveLength(64);
  });
});
