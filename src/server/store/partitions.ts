import { sql } from 'kysely';
import { DAY_MS } from '../clock';
import type { Db } from './db';

/** The number of an advisory lock, the same on every node: the node that holds it may add partitions. */
const LOCK_KEY = 7_461_025;

/** How much time one partition holds. */
export type PartitionSpan = 'day' | 'month';

/** A table with the messages from one UTC midnight to another. */
export interface Partition {
  name: string;
  from: Date;
  to: Date;
}

const NAME = /^messages_(\d{4})_(\d{2})(?:_(\d{2}))?$/;

/** Reads the time of a partition from its name; undefined for any other table. */
function readPartition(name: string): Partition | undefined {
  const [, year, month, day] = NAME.exec(name) ?? [];
  if (year === undefined || month === undefined) return undefined;
  const from = new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`);
  return { name, from, to: computePartitionEnd(from, day === undefined ? 'month' : 'day') };
}

function computePartitionEnd(from: Date, span: PartitionSpan): Date {
  if (span === 'day') return new Date(from.getTime() + DAY_MS);
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 1));
}

function toPartition(time: Date, span: PartitionSpan): Partition {
  const text = time.toISOString().slice(0, span === 'day' ? 10 : 7);
  const from = new Date(span === 'day' ? text : `${text}-01`);
  return { name: `messages_${text.replaceAll('-', '_')}`, from, to: computePartitionEnd(from, span) };
}

/** Lists the partitions of messages, oldest first. */
export async function listPartitions(db: Db): Promise<Partition[]> {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'messages'::regclass and not inhdetachpending`.execute(db);
  return rows
    .map(({ name }) => readPartition(name))
    .filter((partition) => partition !== undefined)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
}

function listMissing(present: readonly Partition[], from: Date, to: Date, span: PartitionSpan): Partition[] {
  const missing: Partition[] = [];
  for (let part = toPartition(from, span); part.from <= to; part = toPartition(part.to, span)) {
    // A month that has a partition of its own keeps it, and a month that has partitions of days gets more of these.
    const overlaps = present.filter((each) => each.from < part.to && part.from < each.to);
    if (overlaps.length === 0) missing.push(part);
    else if (
      span === 'month' &&
      !overlaps.some(({ from: start, to: end }) => start <= part.from && part.to <= end)
    ) {
      missing.push(...listMissing(present, part.from, new Date(part.to.getTime() - 1), 'day'));
    }
  }
  return missing;
}

/**
 * Makes sure that each day from that of `from` to that of `to` is in a partition of messages. Several nodes may call it
 * at the same time.
 *
 * @param span of a partition that is added
 */
export async function ensurePartitions(
  db: Db,
  from: Date,
  to: Date,
  span: PartitionSpan = 'month',
): Promise<void> {
  if (listMissing(await listPartitions(db), from, to, span).length === 0) return;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
    for (const part of listMissing(await listPartitions(trx), from, to, span)) {
      // Creating a partition in place would wait for every query and block all of ingest, so a table is created and
      // then attached.
      await sql`create table ${sql.table(part.name)} (like messages including all)`.execute(trx);
      await sql`alter table messages attach partition ${sql.table(part.name)}
        for values from (${sql.lit(part.from.toISOString())}) to (${sql.lit(part.to.toISOString())})`.execute(
        trx,
      );
    }
  });
}

/** Whether a partition is half detached; until that is finished, PostgreSQL detaches no other. */
export async function isDetachPending(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_inherits
    where inhparent = 'messages'::regclass and inhdetachpending`.execute(db);
  return rows.length > 0;
}

/** Drops the partitions that a node detached before it ended. @param onError called for each that can't be dropped */
export async function dropDetached(db: Db, onError: (error: unknown) => void): Promise<void> {
  const pending = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'messages'::regclass and inhdetachpending`.execute(db);
  for (const { name } of pending.rows) {
    await sql`alter table messages detach partition ${sql.table(name)} finalize`.execute(db);
  }
  const detached = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not relispartition
      and relname like 'messages\\_%'`.execute(db);
  for (const { name } of detached.rows) {
    if (readPartition(name)) await sql`drop table ${sql.table(name)}`.execute(db).catch(onError);
  }
}

/**
 * Drops a partition without waiting for the queries of other partitions, or making them wait.
 *
 * @param db one connection without a transaction
 */
export async function dropPartition(
  db: Db,
  { name }: Partition,
  kind: 'embedded' | 'postgres',
): Promise<void> {
  if (kind === 'postgres') {
    await sql`alter table messages detach partition ${sql.table(name)} concurrently`.execute(db);
  }
  await sql`drop table ${sql.table(name)}`.execute(db);
}

/** Call it after a bulk load: without new statistics the planner still takes the tables for empty. */
export async function refreshPlannerStatistics(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
