import { expect, it } from 'vitest';
import { readPlayerSearch, writePlayerSearch, type PlayerSearch } from '~/screens/players/playerSearch';

const parseSearch = (query: string) => readPlayerSearch(new URLSearchParams(query));

it('the directory’s search is read back as it was written', () => {
  const search: PlayerSearch = { player: 'a&b=c 火', sort: 'violations', order: 'asc', offset: 50 };
  expect(readPlayerSearch(writePlayerSearch(search))).toEqual(search);
  expect(writePlayerSearch(parseSearch('')).toString()).toBe('');
});

it.each([
  ['sort=uuid', 'sort', 'last_seen'],
  ['order=up', 'order', 'desc'],
  ['offset=-1', 'offset', 0],
  ['offset=1.5', 'offset', 0],
  ['offset=1e99', 'offset', 0],
  ['player=%00', 'player', ' '],
  ['player=mossy%09fox', 'player', 'mossy fox'],
  [`player=${'x'.repeat(65)}`, 'player', 'x'.repeat(64)],
] as const)('reads %s as a search that the API takes', (query, name, value) => {
  expect(parseSearch(query)[name]).toBe(value);
});
