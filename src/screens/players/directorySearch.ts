import type { PlayerPage } from '~/contract/api.gen';
import { playerSortValues, sortOrderValues } from '~/contract/enums.gen';
import { MAX_LENGTH, MAX_OFFSET } from '~/contract/limits';
import { cleanSearchText } from '~/contract/truncateText';
import type { PlayerOrder } from '~/patterns';

/** The state of the directory that its address holds. */
export interface DirectorySearch extends PlayerOrder {
  /** Part of a name, or the beginning of a uuid. Empty for every player. */
  player: string;
  /** Players to skip, 0 or more. */
  offset: number;
}

/** Players, with the search that found them. */
export interface FoundDirectoryPage extends PlayerPage {
  search: DirectorySearch & { limit: number };
}

const DEFAULT_SEARCH: DirectorySearch = { player: '', sort: 'last_seen', order: 'desc', offset: 0 };

/** Reads the address. A value that the API would refuse becomes its default. */
export function readDirectorySearch(parameters: URLSearchParams): DirectorySearch {
  const offset = Number(parameters.get('offset'));
  return {
    player: cleanSearchText(parameters.get('player') ?? '', MAX_LENGTH.player),
    sort: playerSortValues.find((value) => value === parameters.get('sort')) ?? DEFAULT_SEARCH.sort,
    order: sortOrderValues.find((value) => value === parameters.get('order')) ?? DEFAULT_SEARCH.order,
    offset: Number.isInteger(offset) && offset > 0 && offset <= MAX_OFFSET ? offset : 0,
  };
}

/** Writes the address without values that equal their default. */
export function writeDirectorySearch(search: DirectorySearch): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== DEFAULT_SEARCH[name as keyof DirectorySearch]) parameters.set(name, String(value));
  }
  return parameters;
}
