import type { LogFilter, LogPage, Period } from '~/contract/api.gen';
import { DEFAULT_LOG_PAGE_SIZE } from '~/contract/limits';
import type { LogOwner, LogSelection, LogService } from '../../services/logs';

interface SelectionQuery {
  filter?: LogFilter;
  period?: Period;
  player?: string;
  message?: string;
  startDate?: string;
  endDate?: string;
}

/** Returns the part of the log that a query selects. */
export function toSelection(query: SelectionQuery): LogSelection {
  return {
    filter: query.filter ?? 'all',
    period: query.period,
    player: query.player,
    message: query.message,
    startDate: query.startDate,
    endDate: query.endDate,
  };
}

/** Finds the page of the log that a query selects; shared by `listLogs` and `listRecentLogs`. */
export function findLogPage(
  logs: LogService,
  owner: LogOwner,
  query: SelectionQuery & { limit?: number; offset?: number },
): Promise<LogPage> {
  return logs.list(owner, toSelection(query), query.limit ?? DEFAULT_LOG_PAGE_SIZE, query.offset ?? 0);
}
