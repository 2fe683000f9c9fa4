import { expect, it } from 'vitest';
import {
  readDirectorySearch,
  writeDirectorySearch,
  type DirectorySearch,
} from '~/screens/players/directorySearch';

const parseSearch = (query: string) => readDirectorySearch(new URLSearchParams(query));

it('the directory’s search is read back as it was written', () => {
  const search: DirectorySearch = { player: 'a&b=c 火', sort: 'violations', order: 'asc', offset: 50 };
  expect(readDirectorySearch(writeDirectorySearch(search))).toEqual(search);
  expect(writeDirectorySearch(parseSearch('')).toString()).toBe('');
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
