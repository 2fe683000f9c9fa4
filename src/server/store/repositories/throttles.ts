import { sql } from 'kysely';
import type { Db } from '../db';

export interface Throttle {
  failures: number;
  windowEndsAt: Date;
}

/** Failures counted under a key in a window that is still open. */
export async function findThrottle(db: Db, key: string, now: Date): Promise<Throttle | undefined> {
  const row = await db
    .selectFrom('throttles')
    .select(['failures', 'window_ends_at'])
    .where('key', '=', key)
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
  return row && { failures: row.failures, windowEndsAt: row.window_ends_at };
}

/** Counts one failure; opens a new window when the last one is over. Counts from several nodes add up. */
export async function countFailure(db: Db, key: string, now: Date, windowEndsAt: Date): Promise<void> {
  await db
    .insertInto('throttles')
    .values({ key, failures: 1, window_ends_at: windowEndsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql<number>`case when throttles.window_ends_at <= ${now} then 1 else throttles.failures + 1 end`,
        window_ends_at: sql<Date>`case when throttles.window_ends_at <= ${now} then excluded.window_ends_at else throttles.window_ends_at end`,
      }),
    )
    .execute();
}

export async function clearThrottle(db: Db, key: string): Promise<void> {
  await db.deleteFrom('throttles').where('key', '=', key).execute();
}
