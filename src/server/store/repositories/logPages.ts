import { type RawBuilder, sql } from 'kysely';
import type { LogFilter } from '~/contract/api.gen';
import type { LogSelection } from '~/contract/logQuery';
import { actionValues } from '~/contract/enums.gen';
import { DAY_MS, HOUR_MS } from '../../clock';
import { roundDownToDay } from '../../timeRanges';
import type { Db } from '../db';
import { isTimedOut } from '../failures';
import type { MessageRow } from './messages';
import { contains, findMatchingPlayers, type Matching } from './playerSearch';

type SearchedText = Exclude<keyof LogSelection, 'filter' | 'period' | 'startDate' | 'endDate'>;

/** What selects rows of the log; a text that is undefined selects every row. */
export interface StoredLogQuery extends Readonly<Record<SearchedText, string | undefined>> {
  filter: LogFilter;
  /** Start of a UTC hour. */
  from: Date;
  /** Start of the UTC hour before which the log ends. */
  to: Date;
}

/** Whether the cost of a query depends on what the owner typed. */
export const isSearch = ({ player, message }: StoredLogQuery): boolean =>
  player !== undefined || message !== undefined;

export interface LogSlice {
  total: number;
  /** Whether more rows match than `total` says. */
  moreThanTotal: boolean;
  /** Where the search took too long to read all: no row is older, although older ones may match. */
  searchedFrom?: Date;
  rows: MessageRow[];
}

const NOTHING: LogSlice = { total: 0, moreThanTotal: false, rows: [] };

/** A search that may find many counts no further, so that it costs the same however many rows match. */
const MOST_COUNTED = 1_000;

/**
 * Rows that a search reads, newest first, for each row that it has to find. It takes the first number, takes the second
 * where too few rows match, and then reads the whole log.
 */
const ROWS_READ_FOR_EACH = [16, 256] as const;

const takenActions = actionValues.filter((action) => action !== 'none');

function buildFilterCondition(filter: LogFilter): RawBuilder<unknown> {
  if (filter === 'all') return sql``;
  if (filter === 'any_action') return sql`and final_action <> 'none'`;
  if (filter === 'filtered') return sql`and filtered`;
  return sql`and final_action = ${sql.lit(filter)}`;
}

/** The hourly count of the rows that a filter selects. */
function buildHourlyCount(filter: LogFilter): RawBuilder<unknown> {
  if (filter === 'all') return sql`messages`;
  if (filter === 'filtered') return sql`filtered`;
  const actions = filter === 'any_action' ? takenActions : [filter];
  return sql.join(
    actions.map((action) => sql.ref(`action_${action}`)),
    sql` + `,
  );
}

/**
 * Where a page lies in its log. Its rows are found by these two times as literal values: a time that the statement
 * computes itself is unknown to the planner, which then reads every row that matches.
 */
interface PagePosition {
  /** Rows of the whole log. */
  total: number;
  /** No row of the page is older. */
  from: Date;
  /** Later than each row of the page; undefined when the page lies behind the end. */
  to: Date | undefined;
  /** Rows between `to` and the page's first. */
  skipped: number;
}

interface Slice {
  limit: number;
  offset: number;
}

type FoundPosition = { total: number; skipped: number } & Record<'newest' | 'oldest', Date | null>;

/**
 * Finds a page's position from counts of consecutive hours or days.
 *
 * @param counts a relation with the columns `start` and `n`
 * @param unitMs milliseconds that each count is for
 */
async function findPosition(
  db: Db,
  counts: RawBuilder<unknown>,
  { unitMs, from, to }: { unitMs: number; from: Date; to: Date },
  { limit, offset }: Slice,
): Promise<PagePosition> {
  const { rows } = await sql<FoundPosition>`
    select coalesce(max(reached), 0) as total,
      max(start) filter (where reached > ${offset}) as newest,
      coalesce(min(reached - n) filter (where reached > ${offset}), 0) as skipped,
      max(start) filter (where reached >= ${offset}::bigint + ${limit}) as oldest
    from (select start, n, sum(n) over (order by start desc) as reached from (${counts}) counts where n > 0) places`.execute(
    db,
  );
  const { total = 0, skipped = 0, newest = null, oldest = null } = rows[0] ?? {};
  const end = newest === null ? undefined : new Date(Math.min(newest.getTime() + unitMs, to.getTime()));
  const start = oldest === null ? from : new Date(Math.max(oldest.getTime(), from.getTime()));
  return { total, from: start, to: end, skipped: offset - skipped };
}

async function readPage(
  db: Db,
  position: PagePosition,
  limit: number,
  readMatching: (range: RawBuilder<unknown>) => RawBuilder<unknown>,
): Promise<LogSlice> {
  if (position.to === undefined) return { total: position.total, moreThanTotal: false, rows: [] };
  const range = sql`created_at >= ${position.from} and created_at < ${position.to}`;
  const { rows } = await sql<MessageRow>`select * from (${readMatching(range)}) matching
    order by created_at desc, id desc offset ${position.skipped} limit ${limit}`.execute(db);
  return { total: position.total, moreThanTotal: false, rows };
}

/** The count of the rows that a filter selects in each hour, of all players. */
function countHours(accountId: string, { filter, from, to }: StoredLogQuery): RawBuilder<unknown> {
  return sql`select hour as start, ${buildHourlyCount(filter)} as n from hourly_totals
    where account_id = ${accountId} and hour >= ${from} and hour < ${to}`;
}

/**
 * Reads a page of the log of all players, and finds its position from the hourly totals. For the filter "any action"
 * the query reads each of the four actions by the index, which has it in the order of time, and merges them; one
 * condition for all four would also read every message that led to no action.
 */
async function listForEveryPlayer(
  db: Db,
  accountId: string,
  query: StoredLogQuery,
  slice: Slice,
): Promise<LogSlice> {
  const { filter, from, to } = query;
  const position = await findPosition(db, countHours(accountId, query), { unitMs: HOUR_MS, from, to }, slice);
  const kinds: readonly LogFilter[] = filter === 'any_action' ? takenActions : [filter];
  return readPage(db, position, slice.limit, (range) =>
    sql.join(
      kinds.map(
        (kind) =>
          sql`select * from messages where account_id = ${accountId} and ${range} ${buildFilterCondition(kind)}`,
      ),
      sql` union all `,
    ),
  );
}

/** Builds the condition for the messages that a query searches for; undefined when no player matches. */
async function matchSearch(
  db: Db,
  accountId: string,
  { player, message }: StoredLogQuery,
): Promise<Matching | undefined> {
  const players =
    player === undefined
      ? { condition: sql`true`, areMany: true }
      : await findMatchingPlayers(db, accountId, player);
  if (!players || message === undefined) return players;
  return { ...players, condition: sql`${players.condition} and ${contains('message', message)}` };
}

/** Reads a page of the messages that a search finds, and finds its position by counting them by day. */
async function listFound(
  db: Db,
  accountId: string,
  query: StoredLogQuery,
  { condition }: Matching,
  slice: Slice,
): Promise<LogSlice> {
  const { filter, from, to } = query;
  const matching = sql`account_id = ${accountId} and ${condition} ${buildFilterCondition(filter)}`;
  const counts = sql`select date_trunc('day', created_at, 'UTC') as start, count(*) as n from messages
    where ${matching} and created_at >= ${from} and created_at < ${to} group by 1`;
  const position = await findPosition(db, counts, { unitMs: DAY_MS, from, to }, slice);
  return readPage(
    db,
    position,
    slice.limit,
    (range) => sql`select * from messages where ${matching} and ${range}`,
  );
}

/** Reads the newest rows from a moment on, as many as are counted, and a page of them. */
async function readNewest(
  db: Db,
  accountId: string,
  { filter, from, to }: StoredLogQuery,
  { condition }: Matching,
  { counted, limit, offset }: Slice & { counted: number },
): Promise<LogSlice> {
  const { rows } = await sql<{ found: number } & (MessageRow | { id: null })>`
    with newest as materialized (
      select * from messages where account_id = ${accountId} and created_at >= ${from} and created_at < ${to}
        and ${condition} ${buildFilterCondition(filter)}
      order by created_at desc, id desc limit ${counted + 1}
    )
    select found, page.* from (select count(*) as found from newest) counts left join lateral (
      select * from newest order by created_at desc, id desc offset ${offset} limit ${limit}
    ) page on true order by created_at desc, id desc`.execute(db);
  const found = rows[0]?.found ?? 0;
  return {
    total: Math.min(found, counted),
    moreThanTotal: found > counted,
    rows: rows.flatMap(({ found: _, ...row }) => (row.id === null ? [] : row)),
  };
}

/**
 * Reads a page of a search that finds many messages, and counts no further than `MOST_COUNTED` or the page. Where the next
 * step takes too long, the answer is what the one before has found.
 */
async function listNewestFound(
  db: Db,
  accountId: string,
  query: StoredLogQuery,
  found: Matching,
  slice: Slice,
): Promise<LogSlice> {
  const { from, to } = query;
  const counted = Math.max(MOST_COUNTED, slice.offset + slice.limit);
  const counts = countHours(accountId, query);
  const hours = { unitMs: HOUR_MS, from, to };
  const readSince = (since: Date) =>
    readNewest(db, accountId, { ...query, from: since }, found, { ...slice, counted });
  let known: LogSlice | undefined;
  try {
    for (const rowsRead of ROWS_READ_FOR_EACH) {
      const near = await findPosition(db, counts, hours, { limit: counted * rowsRead, offset: 0 });
      if (near.total === 0) return NOTHING;
      const page = await readSince(near.from);
      if (page.moreThanTotal || near.from <= from) return page;
      known = { ...page, searchedFrom: near.from };
    }
    return await readSince(from);
  } catch (error) {
    if (known === undefined || !isTimedOut(error)) throw error;
    return known;
  }
}

/**
 * Lists one page of the log, newest first, with the count of all rows that match. Where a search may find many, the count
 * ends at a thousand rows or with the page.
 */
export async function listMessages(
  db: Db,
  accountId: string,
  query: StoredLogQuery,
  limit: number,
  offset: number,
): Promise<LogSlice> {
  const slice = { limit, offset };
  if (!isSearch(query)) return listForEveryPlayer(db, accountId, query, slice);
  const found = await matchSearch(db, accountId, query);
  if (!found) return NOTHING;
  const list = found.areMany ? listNewestFound : listFound;
  return list(db, accountId, query, found, slice);
}

/**
 * Every matching row, newest first, in chunks; only one chunk is in memory at a time. A chunk is of one UTC day, and may be
 * empty: a statement costs 0.2 ms of planning for each day that it may read.
 */
export async function* streamMessages(
  db: Db,
  accountId: string,
  query: StoredLogQuery,
  chunk = 500,
): AsyncGenerator<MessageRow[]> {
  const found = await matchSearch(db, accountId, query);
  if (!found) return;
  let until = query.to;
  while (until > query.from) {
    const from = new Date(
      Math.max(query.from.getTime(), roundDownToDay(new Date(until.getTime() - 1)).getTime()),
    );
    let last: MessageRow | undefined;
    do {
      const before = last
        ? sql`and created_at <= ${last.created_at} and (created_at, id) < (${last.created_at}, ${last.id})`
        : sql`and created_at < ${until}`;
      const { rows } = await sql<MessageRow>`
        select * from messages
        where account_id = ${accountId} and created_at >= ${from} ${before} and ${found.condition}
          ${buildFilterCondition(query.filter)}
        order by created_at desc, id desc limit ${chunk}`.execute(db);
      yield rows;
      last = rows.length < chunk ? undefined : rows.at(-1);
    } while (last);
    until = from;
  }
}
