import { cleanSearchText } from '~/contract/truncateText';
import type { LogSearch } from '~/contract/logQuery';
import { logFilterValues, periodValues } from '~/contract/enums.gen';
import {
  DEFAULT_LOG_PAGE_SIZE,
  LOG_PAGE_SIZES,
  MAX_LENGTH,
  MAX_OFFSET,
  PERIOD_DAYS,
} from '~/contract/limits';

/** The part of the search that the filter form edits. */
export type LogFilters = Omit<LogSearch, 'offset'>;

/** What Reset restores. */
export const DEFAULT_SEARCH: LogSearch = {
  limit: DEFAULT_LOG_PAGE_SIZE,
  offset: 0,
  filter: 'all',
  period: '',
  player: '',
  message: '',
  startDate: '',
  endDate: '',
};

const { offset: _, ...defaultFilters } = DEFAULT_SEARCH;
export const DEFAULT_FILTERS: LogFilters = defaultFilters;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function parseDay(text: string | null): string {
  const at = text !== null && DAY.test(text) ? Date.parse(text) : NaN;
  // Browsers read 30 February as 2 March.
  return text !== null && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : '';
}

/** Whether a search leaves out messages, whatever its page. */
export function isFiltered(search: LogSearch): boolean {
  const { limit, offset } = DEFAULT_SEARCH;
  return writeSearch({ ...search, limit, offset }).size > 0;
}

/** Whether the first day is after the last, which the API refuses. */
export function isBackwards({ startDate, endDate }: Pick<LogSearch, 'startDate' | 'endDate'>): boolean {
  return startDate !== '' && endDate !== '' && startDate > endDate;
}

/** Reads the address. A value that the API would refuse becomes its default. */
export function readSearch(parameters: URLSearchParams): LogSearch {
  const limit = Number(parameters.get('limit'));
  const offset = Number(parameters.get('offset'));
  const filter = logFilterValues.find((value) => value === parameters.get('filter'));
  return {
    limit: LOG_PAGE_SIZES.find((size) => size === limit) ?? DEFAULT_SEARCH.limit,
    offset: Number.isInteger(offset) && offset > 0 && offset <= MAX_OFFSET ? offset : 0,
    filter: filter ?? DEFAULT_SEARCH.filter,
    period: periodValues.find((value) => value === parameters.get('period')) ?? DEFAULT_SEARCH.period,
    player: cleanSearchText(parameters.get('player') ?? '', MAX_LENGTH.player),
    message: cleanSearchText(parameters.get('message') ?? '', MAX_LENGTH.messagePart),
    startDate: parseDay(parameters.get('startDate')),
    endDate: parseDay(parameters.get('endDate')),
  };
}

/** Writes the address without values that equal their default. */
export function writeSearch(search: LogSearch): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== DEFAULT_SEARCH[name as keyof LogSearch]) parameters.set(name, String(value));
  }
  return parameters;
}

const DAY_MS = 86_400_000;

/**
 * Whether a search asks for days that the plan no longer keeps.
 *
 * @param keptDays UTC days that the plan keeps, today included
 * @param now milliseconds since 1970
 */
export function exceedsRetention(
  { startDate, endDate, period }: LogSearch,
  keptDays: number,
  now: number,
): boolean {
  const firstKept = new Date(now - (keptDays - 1) * DAY_MS).toISOString().slice(0, 10);
  const asked = [startDate, endDate].filter((day) => day !== '');
  return asked.some((day) => day < firstKept) || (period !== '' && PERIOD_DAYS[period] > keptDays);
}
