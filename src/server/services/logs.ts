import type { LogEntry, LogFilter, LogPage, Period, Tier } from '~/contract/api.gen';
import { type Clock, DAY_MS, HOUR_MS } from '../clock';
import { badRequest, notFound } from '../problem';
import type { Store } from '../store/connect';
import {
  findMessage,
  listMessages,
  type LogQuery,
  type MessageRow,
  streamMessages,
  toLogEntry,
} from '../store/repositories/messages';
import { csvHeader, toCsvRow } from './csv';
import { requireFeature } from './access';
import { computeRetentionStart, getRetentionDays } from '../retention';
import { roundDownToHour, computeTimeRange } from '../timeRanges';

export interface LogSelection {
  filter: LogFilter;
  /** The hours that the overview counts for this period; undefined for everything the plan keeps. */
  period: Period | undefined;
  player: string | undefined;
  /** First and last UTC day, `YYYY-MM-DD`. */
  startDate: string | undefined;
  endDate: string | undefined;
}

/** The log's account, and the plan that says how far the log goes back. */
export interface LogOwner {
  id: string;
  tier: Tier | undefined;
}

export type ExportFormat = 'csv' | 'json';

export interface LogService {
  list: (owner: LogOwner, selection: LogSelection, limit: number, offset: number) => Promise<LogPage>;
  get: (owner: LogOwner, id: string) => Promise<LogEntry>;
  /**
   * The file's text in pieces.
   *
   * @throws {HttpProblem} 403 when the plan has no export
   */
  export: (owner: LogOwner, selection: LogSelection, format: ExportFormat) => AsyncGenerator<string>;
}

function dayStart(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`);
}

async function* toFile(chunks: AsyncIterable<MessageRow[]>, format: ExportFormat): AsyncGenerator<string> {
  let first = true;
  yield format === 'csv' ? csvHeader : '[';
  for await (const rows of chunks) {
    const entries = rows.map(toLogEntry);
    if (format === 'csv') {
      yield entries.map(toCsvRow).join('');
    } else {
      yield entries
        .map((entry, index) => `${first && index === 0 ? '' : ','}\n${JSON.stringify(entry)}`)
        .join('');
    }
    first = false;
  }
  if (format === 'json') yield '\n]\n';
}

export function createLogs({ store: { db }, clock }: { store: Store; clock: Clock }): LogService {
  function toQuery(owner: LogOwner, selection: LogSelection): LogQuery {
    const { startDate, endDate, filter, period } = selection;
    if (startDate !== undefined && endDate !== undefined && startDate > endDate) {
      throw badRequest('The start date is after the end date. Swap them, or clear one.', [
        { path: 'startDate', message: 'must not be after endDate' },
      ]);
    }
    const now = clock.now();
    const counted = period === undefined ? undefined : computeTimeRange(period, now);
    const since = Math.max(computeRetentionStart(owner.tier, now).getTime(), counted?.from.getTime() ?? 0);
    const until = roundDownToHour(now).getTime() + HOUR_MS;
    const from = startDate === undefined ? since : Math.max(since, dayStart(startDate));
    const to = endDate === undefined ? until : Math.min(until, dayStart(endDate) + DAY_MS);
    const player = selection.player?.trim();
    return {
      filter,
      player: player === '' ? undefined : player,
      from: new Date(from),
      to: new Date(Math.max(from, to)),
    };
  }

  return {
    list: async (owner, selection, limit, offset) => {
      const { total, rows } = await listMessages(db, owner.id, toQuery(owner, selection), limit, offset);
      return { total, logs: rows.map(toLogEntry), kept_days: getRetentionDays(owner.tier) };
    },

    get: async (owner, id) => {
      const row = await findMessage(db, owner.id, id);
      if (!row || row.created_at < computeRetentionStart(owner.tier, clock.now())) throw notFound();
      return toLogEntry(row);
    },

    export: (owner, selection, format) => {
      requireFeature(owner.tier, 'export');
      return toFile(streamMessages(db, owner.id, toQuery(owner, selection)), format);
    },
  };
}
