import { sql } from 'kysely';
import { PLAN_IDS } from '~/contract/plans';
import { computeRetentionStart } from '../retention';
import { changeIndexes } from './migrations/background';
import type { Db } from './db';
import { listPartitions } from './partitions';

/** The number of an advisory lock, the same on every node: the node that holds it builds indexes. */
const LOCK_KEY = 7_461_028;
/** Milliseconds after its end at which a partition gets no more messages: the longest that one commit takes, and more. */
const CLOSING_MS = 600_000;

/**
 * Indexes the text of the messages in each partition that gets no more of them, so that storing a message costs nothing for
 * it and a search reads only the newest partition line by line. Where PostgreSQL refused the extensions, nothing is
 * indexed, and a search reads every message of the account.
 *
 * @param db one connection without a limit of time
 */
export async function indexClosedPartitions(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${LOCK_KEY}) as free
    where (select count(*) from pg_extension where extname in ('pg_trgm', 'btree_gin')) = 2`.execute(db);
  if (rows[0]?.free !== true) return;
  const firstKept = new Date(Math.min(...PLAN_IDS.map((tier) => computeRetentionStart(tier, now).getTime())));
  try {
    for (const { name, to } of await listPartitions(db)) {
      if (to <= firstKept) continue;
      if (to.getTime() + CLOSING_MS > now.getTime()) break;
      const index = changeIndexes({
        [`${name}_text`]: `${name} using gin (account_id, message gin_trgm_ops)`,
      });
      while (signal?.aborted !== true && !(await index.step(db)));
    }
  } finally {
    await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(db);
  }
}
