import { sql } from 'kysely';
import type { Db } from './db';

/** The number of an advisory lock, the same on every node: the node that holds it may add partitions. */
const LOCK_KEY = 7_461_025;

function monthStart(year: number, month: number): Date {
  return new Date(Date.UTC(year, month, 1));
}

async function listPartitions(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'messages'::regclass`.execute(db);
  return new Set(rows.map((row) => row.name));
}

/**
 * Makes sure that each month from that of `from` to that of `to` has a partition of messages. Several nodes may call it
 * at the same time.
 */
export async function ensurePartitions(db: Db, from: Date, to: Date): Promise<void> {
  const months: [name: string, start: Date, end: Date][] = [];
  for (let month = from.getUTCMonth(); ; month++) {
    const start = monthStart(from.getUTCFullYear(), month);
    if (start > to) break;
    const name = `messages_${start.toISOString().slice(0, 7).replace('-', '_')}`;
    months.push([name, start, monthStart(from.getUTCFullYear(), month + 1)]);
  }
  const present = await listPartitions(db);
  if (months.every(([name]) => present.has(name))) return;
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(trx);
    const presentNow = await listPartitions(trx);
    for (const [name, start, end] of months.filter(([each]) => !presentNow.has(each))) {
      // Creating a partition in place would wait for every query and block all of ingest, so a table is created and
      // then attached.
      await sql`create table ${sql.table(name)} (like messages including all)`.execute(trx);
      await sql`alter table messages attach partition ${sql.table(name)}
        for values from (${sql.lit(start.toISOString())}) to (${sql.lit(end.toISOString())})`.execute(trx);
    }
  });
}

/** Call it after a bulk load: without new statistics the planner still takes the tables for empty. */
export async function refreshPlannerStatistics(db: Db): Promise<void> {
  await sql`analyze`.execute(db);
}
