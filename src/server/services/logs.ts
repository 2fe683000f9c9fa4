import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { LogEntry, LogExplanation, LogPage, Tier } from '~/contract/api.gen';
import { DEFAULT_LOG_PAGE_SIZE } from '~/contract/limits';
import type { LogQuery, LogSelection } from '~/contract/logQuery';
import { type Clock, DAY_MS, HOUR_MS } from '../clock';
import { EXPORT_WAIT_MS, type ExportLimits, readInTurns } from '../limits/exports';
import { type Searches, toSearchText } from '../limits/searches';
import { createBadRequestProblem, createNotFoundProblem } from '../problem';
import type { Store } from '../store/connect';
import type { Db } from '../store/db';
import { findMessage, type MessageRow, toLogEntry } from '../store/repositories/messages';
import { isSearch, listMessages, type StoredLogQuery, streamMessages } from '../store/repositories/logPages';
import { csvHeader, toCsvRow } from './csv';
import { requireFeature } from './access';
import { readDecisionFacts } from './decisions/facts';
import { createExplainer } from './explanation';
import type { LiveService } from './live';
import { readOutcomes } from './reviews/outcomes';
import { computeRetentionStart, getRetentionDays } from '../retention';
import { roundDownToHour, computeTimeRange } from '../timeRanges';

/** The log's account, and the plan that says how far the log goes back. */
export interface LogOwner {
  id: string;
  tier: Tier | undefined;
}

export type ExportFormat = 'csv' | 'json';

export interface LogService {
  list: (owner: LogOwner, query: LogQuery) => Promise<LogPage>;
  get: (owner: LogOwner, id: string) => Promise<LogEntry>;
  /** What each stage of the local engine makes of a stored message today. */
  explain: (owner: LogOwner, id: string) => Promise<LogExplanation>;
  /**
   * The file's text in pieces.
   *
   * @throws {HttpProblem} 403 when the plan has no export, 429 when the account has as many under way as it may, 503 when
   *   the search costs too much
   */
  export: (owner: LogOwner, selection: LogSelection, format: ExportFormat) => Promise<Readable>;
}

function parseDayStartMs(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`);
}

/** Rows that are written at a time, so that an export never keeps the node from other calls for long. */
const ROWS_IN_PIECE = 100;

async function* toFile(chunks: AsyncIterable<LogEntry[]>, format: ExportFormat): AsyncGenerator<string> {
  let separator = '';
  let start = format === 'csv' ? csvHeader : '[';
  // Sends nothing before the first chunk, so that a refused search is answered with its problem instead of half a file.
  for await (const all of chunks) {
    yield start;
    start = '';
    for (let from = 0; from < all.length; from += ROWS_IN_PIECE) {
      const entries = all.slice(from, from + ROWS_IN_PIECE);
      yield format === 'csv'
        ? entries.map(toCsvRow).join('')
        : `${separator}\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}`;
      separator = ',';
    }
  }
  const end = format === 'json' ? `${start}\n]\n` : start;
  if (end !== '') yield end;
}

interface LogOptions {
  store: Store;
  clock: Clock;
  exports: ExportLimits;
  searches: Searches;
  live: Pick<LiveService, 'getLastEventId'>;
}

export function createLogService({ store, clock, exports, searches, live }: LogOptions): LogService {
  const { db, searchDb, backgroundDb } = store;
  const explain = createExplainer(store);

  function toQuery(owner: LogOwner, selection: LogSelection): StoredLogQuery {
    const { filter = 'all', period, player, message, startDate, endDate } = selection;
    if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
      throw createBadRequestProblem('The start date is after the end date. Swap them, or clear one.', [
        { path: 'startDate', message: 'must not be after endDate' },
      ]);
    }
    const now = clock.now();
    const counted = period === undefined ? undefined : computeTimeRange(period, now);
    const since = Math.max(computeRetentionStart(owner.tier, now).getTime(), counted?.from.getTime() ?? 0);
    const until = roundDownToHour(now).getTime() + HOUR_MS;
    const from = startDate === undefined ? since : Math.max(since, parseDayStartMs(startDate));
    const to = endDate === undefined ? until : Math.min(until, parseDayStartMs(endDate) + DAY_MS);
    return {
      filter,
      player: toSearchText(player),
      message: toSearchText(message),
      from: new Date(from),
      to: new Date(Math.max(from, to)),
    };
  }

  async function toEntries(from: Db, accountId: string, rows: readonly MessageRow[]): Promise<LogEntry[]> {
    const [outcomes, getFacts] = await Promise.all([
      readOutcomes(from, accountId, rows),
      readDecisionFacts(from, accountId, rows),
    ]);
    return rows.map((row) => toLogEntry(row, outcomes.get(row.id) ?? null, getFacts(row)));
  }

  /** @throws {HttpProblem} 404 for a message that the account does not have, or no longer keeps */
  async function requireMessage(owner: LogOwner, id: string): Promise<MessageRow> {
    const row = await findMessage(db, owner.id, id);
    if (!row || row.created_at < computeRetentionStart(owner.tier, clock.now()))
      throw createNotFoundProblem();
    return row;
  }

  async function* streamEntries(
    from: Db,
    accountId: string,
    query: StoredLogQuery,
  ): AsyncGenerator<LogEntry[]> {
    for await (const rows of streamMessages(from, accountId, query)) {
      yield await toEntries(from, accountId, rows);
    }
  }

  /** Reads an export in chunks. Each waits for a place: of the searches where the export is one, or of the exports. */
  function readEntries(owner: LogOwner, query: StoredLogQuery): AsyncGenerator<LogEntry[]> {
    return isSearch(query)
      ? readInTurns(streamEntries(searchDb, owner.id, query), (read) =>
          searches.run(owner, read, EXPORT_WAIT_MS),
        )
      : readInTurns(streamEntries(backgroundDb, owner.id, query), (read) => exports.read(owner, read));
  }

  return {
    list: async (owner, { limit = DEFAULT_LOG_PAGE_SIZE, offset = 0, ...selection }) => {
      const query = toQuery(owner, selection);
      // Before the rows are read, so that an event follows for each message that they lack.
      const lastEventId = live.getLastEventId(owner.id);
      const { total, moreThanTotal, searchedFrom, rows } = await (isSearch(query)
        ? searches.run(owner, () => listMessages(searchDb, owner.id, query, limit, offset))
        : listMessages(db, owner.id, query, limit, offset));
      return {
        total,
        more_than_total: moreThanTotal,
        ...(searchedFrom && { searched_from: searchedFrom.toISOString() }),
        logs: await toEntries(db, owner.id, rows),
        kept_days: getRetentionDays(owner.tier),
        last_event_id: lastEventId,
      };
    },

    explain: async (owner, id) => explain(await requireMessage(owner, id)),

    get: async (owner, id) => {
      const row = await requireMessage(owner, id);
      const [entry] = await toEntries(db, owner.id, [row]);
      if (!entry) throw createNotFoundProblem();
      return entry;
    },

    export: async (owner, selection, format) => {
      requireFeature(owner.tier, 'export');
      const entries = readEntries(owner, toQuery(owner, selection));
      const file = exports.start(owner, toFile(entries, format));
      await once(file, 'readable');
      return file;
    },
  };
}
