import { sql } from 'kysely';
import { PLAN_IDS } from '~/contract/plans';
import { computeRetentionStart } from '../retention';
import { changeIndexes } from './migrations/background';
import type { Db } from './db';
import { listPartitions } from './partitions';

/** The number of an advisory lock, the same on every node: the node that holds it builds indexes. */
const LOCK_KEY = 7_461_028;
/** Milliseconds after its end at which a partition gets no more messages: longer than any commit takes. */
const CLOSING_MS = 600_000;

/** Whether PostgreSQL has the extensions that an index of text needs. */
async function canIndexText(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname in ('pg_trgm', 'btree_gin')`.execute(db);
  return rows.length === 2;
}

/**
 * Indexes each partition that no longer gets messages and that some plan still keeps: the players of the messages that
 * led to an action, and the text of every message. Newer partitions have no such index, so that storing a message stays
 * fast. Where PostgreSQL refused the extensions, no text is indexed, and a search for a text reads every message of the
 * account.
 *
 * @param db one connection without a limit of time
 */
export async function indexClosedPartitions(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_lock(${LOCK_KEY}) as free`.execute(db);
  if (rows[0]?.free !== true) return;
  const firstKept = new Date(Math.min(...PLAN_IDS.map((tier) => computeRetentionStart(tier, now).getTime())));
  try {
    const withText = await canIndexText(db);
    for (const { name, to } of await listPartitions(db)) {
      if (to <= firstKept) continue;
      if (to.getTime() + CLOSING_MS > now.getTime()) break;
      const index = changeIndexes({
        [`${name}_actions`]: `${name} (account_id, player_uuid, created_at, id) where final_action <> 'none'`,
        ...(withText && { [`${name}_text`]: `${name} using gin (account_id, message gin_trgm_ops)` }),
      });
      while (signal?.aborted !== true && !(await index.step(db)));
    }
  } finally {
    await sql`select pg_advisory_unlock(${LOCK_KEY})`.execute(db);
  }
}
