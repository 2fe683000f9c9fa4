import { describe, expect, it } from 'vitest';
import type { LogSearch } from '~/contract/logQuery';
import {
  DEFAULT_SEARCH,
  exceedsRetention,
  isBackwards,
  isFiltered,
  readSearch,
  writeSearch,
} from '~/screens/logs/logSearch';

const parseSearch = (query: string) => readSearch(new URLSearchParams(query));

describe('the log search in the URL', () => {
  it('defaults to fifty rows without a filter', () => {
    expect(parseSearch('')).toEqual({
      limit: 50,
      offset: 0,
      filter: 'all',
      period: '',
      player: '',
      message: '',
      startDate: '',
      endDate: '',
    });
  });

  it('is read back as it was written', () => {
    const search: LogSearch = {
      limit: 25,
      offset: 75,
      filter: 'ban',
      period: '7d',
      player: 'a&b=c 火',
      message: '100% free & +1',
      startDate: '2026-11-01',
      endDate: '2026-11-20',
    };
    expect(readSearch(writeSearch(search))).toEqual(search);
    expect(parseSearch(writeSearch(search).toString())).toEqual(search);
  });

  it('leaves out default values', () => {
    expect(writeSearch(DEFAULT_SEARCH).toString()).toBe('');
    expect(writeSearch({ ...DEFAULT_SEARCH, filter: 'mute' }).toString()).toBe('filter=mute');
  });

  it.each([
    ['limit=1000', 'limit', 50],
    ['limit=26', 'limit', 50],
    ['limit=', 'limit', 50],
    ['offset=-1', 'offset', 0],
    ['startDate=2026-02-30', 'startDate', ''],
    ['endDate=2026-11-31', 'endDate', ''],
    ['offset=1.5', 'offset', 0],
    ['offset=1e99', 'offset', 0],
    ['offset=abc', 'offset', 0],
    ['filter=delete', 'filter', 'all'],
    ['period=1y', 'period', ''],
    ['startDate=2026-13-40', 'startDate', ''],
    ['startDate=yesterday', 'startDate', ''],
    ['endDate=2026-1-1', 'endDate', ''],
    ['player=mossy%00', 'player', 'mossy '],
    ['message=free%09coins%0A', 'message', 'free coins '],
  ] as const)('falls back for %s', (query, field, value) => {
    expect(parseSearch(query)[field]).toBe(value);
  });

  it("cuts a player's name to the API's maximum length", () => {
    expect(parseSearch(`player=${'x'.repeat(500)}`).player).toHaveLength(64);
    expect(parseSearch(`player=${'x'.repeat(63)}👩‍👩‍👧‍👦`).player).toBe('x'.repeat(63));
  });
});

it.each([
  ['', false],
  ['limit=100&offset=50', false],
  ['filter=warn', true],
  ['period=7d&offset=50', true],
  ['player=rat', true],
])('the search "%s" leaves out messages: %s', (query, filtered) => {
  expect(isFiltered(parseSearch(query))).toBe(filtered);
});

it.each([
  ['startDate=2026-11-28&endDate=2026-11-27', true],
  ['startDate=2026-11-27&endDate=2026-11-27', false],
  ['startDate=2026-11-28', false],
  ['endDate=2026-11-27', false],
])('the days of "%s" are in the wrong order: %s', (query, backwards) => {
  expect(isBackwards(parseSearch(query))).toBe(backwards);
});

describe("a search beyond the plan's retention", () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z');
  it.each([
    [{}, false],
    [{ startDate: '2026-11-14' }, false],
    [{ startDate: '2026-11-13' }, true],
    [{ endDate: '2026-11-13' }, true],
    [{ period: '7d' }, false],
    [{ period: '30d' }, true],
  ] satisfies [Partial<LogSearch>, boolean][])('of seven days: %j is beyond it: %s', (search, isBeyond) => {
    expect(exceedsRetention({ ...DEFAULT_SEARCH, ...search }, 7, now)).toBe(isBeyond);
  });
});
