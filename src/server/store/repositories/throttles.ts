import { sql } from 'kysely';
import type { Db } from '../db';

/**
 * Finds the end of a key's open window that has at least `limit` attempts. Returns undefined while attempts are left.
 */
export async function findSpentThrottle(
  db: Db,
  key: string,
  limit: number,
  now: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('throttles')
    .select('window_ends_at')
    .where('key', '=', key)
    .where('window_ends_at', '>', now)
    .where('failures', '>=', limit)
    .executeTakeFirst();
  return row?.window_ends_at;
}

/**
 * Counts one attempt unless `limit` are counted already, in one statement: of parallel attempts on all nodes exactly
 * `limit` pass. Opens a new window when the last one is over.
 *
 * @returns whether it was counted
 */
export async function takeAttempt(
  db: Db,
  key: string,
  limit: number,
  now: Date,
  windowEndsAt: Date,
): Promise<boolean> {
  const result = await db
    .insertInto('throttles')
    .values({ key, failures: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          failures: sql<number>`case when throttles.window_ends_at <= ${now} then 1 else throttles.failures + 1 end`,
          window_ends_at: sql<Date>`case when throttles.window_ends_at <= ${now} then excluded.window_ends_at else throttles.window_ends_at end`,
        })
        .where((where) =>
          where.or([where('throttles.window_ends_at', '<=', now), where('throttles.failures', '<', limit)]),
        ),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Opens or prolongs a window without an attempt, to remember a fact until it ends. */
export async function openOrExtendWindow(db: Db, key: string, endsAt: Date): Promise<void> {
  await db
    .insertInto('throttles')
    .values({ key, failures: 0, window_ends_at: endsAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ window_ends_at: endsAt }))
    .execute();
}

/** Uncounts one attempt that did not fail. */
export async function giveBackAttempt(db: Db, key: string): Promise<void> {
  await db
    .updateTable('throttles')
    .set((set) => ({ failures: set('failures', '-', 1) }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}

export async function clearThrottle(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}
