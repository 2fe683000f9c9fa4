import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';

/** A change that takes long on a large table, and that no query of this version depends on. */
export interface BackgroundMigration {
  /**
   * Does a part that takes a second or less, or blocks no other query for longer. Finds what is left by itself: a node
   * may end in the middle, and another one then calls it again.
   *
   * @returns whether nothing is left
   */
  step: (db: Kysely<Database>) => Promise<boolean>;
}

/** Whether an index can be used; undefined when there is none. */
async function readIndexState(db: Kysely<Database>, name: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ usable: boolean }>`select indisvalid as usable from pg_index
    where indexrelid = to_regclass(${name})`.execute(db);
  return rows[0]?.usable;
}

/**
 * Builds indexes while their tables are in use, one in each step, and then drops the replaced ones. An index whose
 * building was interrupted stays in the database, slows writing and is never used; it is dropped and built anew.
 *
 * @param create definitions by name, such as `jobs (run_at)`; a partitioned table has no concurrent building
 */
export function changeIndexes(
  create: Readonly<Record<string, string>>,
  drop: readonly string[] = [],
): BackgroundMigration {
  return {
    step: async (db) => {
      // Waiting for the transactions of others blocks none of them, so the wait has no limit.
      await sql`set lock_timeout = 0`.execute(db);
      for (const [name, definition] of Object.entries(create)) {
        const isUsable = await readIndexState(db, name);
        if (isUsable === true) continue;
        if (isUsable === false) await sql`drop index concurrently ${sql.ref(name)}`.execute(db);
        await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(definition)}`.execute(db);
        return false;
      }
      for (const name of drop) await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
      await sql`reset lock_timeout`.execute(db);
      return true;
    },
  };
}
