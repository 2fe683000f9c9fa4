import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { SECOND_MS } from '../clock';
import { describeError, readErrorCode } from '../describeError';
import { isRetryable } from './failures';
import { backgroundMigrations, migrations } from './migrations';
import type { BackgroundMigration } from './migrations/background';
import type { Database } from './schema';

/** The schema can't be updated to this version. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/**
 * Milliseconds that a migration waits for a lock before it retries: every query that reaches the table after it waits
 * behind it.
 */
export const LOCK_TIMEOUT_MS = 1_000;
const RETRY_INTERVAL_MS = 2_000;
const MAX_ATTEMPTS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

/** How often a node looks whether the node that migrates has ended. */
const LOCK_CHECK_INTERVAL_MS = 250;
const LOCK_WAIT_TIMEOUT_MS = 300 * SECOND_MS;
/** The advisory lock of Kysely's own migrator, so that a node of a version that still uses it waits as well. */
const MIGRATION_LOCK = sql.lit('3853314791062309107');
/** The number of an advisory lock: the node that holds it does the background migrations. */
const BACKGROUND_LOCK = sql.lit('7461027');
/** Milliseconds between two steps, so that a background migration never takes all of the database's time. */
const STEP_PAUSE_MS = 100;

type Connection = Kysely<Database>;

/** Lists the names of the migrations that the database has; none where it is empty. */
export async function listAppliedMigrations(db: Connection): Promise<string[]> {
  const table = await sql<{
    found: boolean;
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (table.rows[0]?.found !== true) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map((row) => row.name);
}

/** @throws {MigrationError} when a newer version wrote the data */
function refuseNewerData(applied: readonly string[]): void {
  const unknown = applied.filter((name) => !(name in migrations) && !(name in backgroundMigrations));
  if (unknown.length === 0) return;
  throw new MigrationError(
    `The database was written by a newer version of Torchward (it has ${unknown.join(', ')}). ` +
      'Nothing was changed: start that version or newer again, or restore a backup made with this one.',
  );
}

async function tryLock(connection: Connection, key: typeof MIGRATION_LOCK): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_lock(${key}::bigint) as free`.execute(connection);
  return rows[0]?.free === true;
}

async function unlock(connection: Connection, key: typeof MIGRATION_LOCK): Promise<void> {
  // A connection that broke has lost its locks.
  await sql`select pg_advisory_unlock(${key}::bigint)`.execute(connection).catch(() => undefined);
}

/** Polls instead of waiting in the database, because an index that is built concurrently waits for every query. */
async function waitForLock(connection: Connection): Promise<void> {
  const end = performance.now() + LOCK_WAIT_TIMEOUT_MS;
  while (!(await tryLock(connection, MIGRATION_LOCK))) {
    if (performance.now() > end) {
      throw new MigrationError(
        'Another node has been migrating the database for five minutes. Start this node again when it has finished.',
      );
    }
    await setTimeout(LOCK_CHECK_INTERVAL_MS);
  }
}

async function record(connection: Connection, name: string): Promise<void> {
  await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
    connection,
  );
}

/** Applies one migration in a transaction of its own, again and again while other queries hold its locks. */
async function apply(connection: Connection, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await connection.transaction().execute(async (trx) => {
        await migrations[name]?.up(trx);
        await record(trx, name);
      });
      return;
    } catch (error) {
      const isBlocked = readErrorCode(error) === LOCK_NOT_AVAILABLE || isRetryable(error);
      if (isBlocked && tries < MAX_ATTEMPTS) {
        await setTimeout(RETRY_INTERVAL_MS);
        continue;
      }
      throw new MigrationError(
        `The database could not be brought up to date (${name}): ` +
          `${describeError(error)}. ` +
          'This migration changed nothing; the next start continues with it.',
        { cause: error },
      );
    }
  }
}

/**
 * Applies the missing migrations, each in a transaction of its own, under an advisory lock: of two nodes that start
 * together one migrates and the other waits. A new database gets the background migrations at once.
 *
 * @param upTo the last migration to apply; all of them when undefined
 * @throws {MigrationError} when a newer version wrote the data, or a migration fails
 */
export async function migrate(db: Connection, upTo?: string): Promise<void> {
  const wanted = Object.keys(migrations)
    .toSorted()
    .filter((name) => upTo === undefined || name <= upTo);
  await db.connection().execute(async (connection) => {
    const listMissing = async (): Promise<string[]> => {
      const applied = await listAppliedMigrations(connection);
      refuseNewerData(applied);
      return wanted.filter((name) => !applied.includes(name));
    };
    if ((await listMissing()).length === 0) return;
    await waitForLock(connection);
    try {
      await sql`create table if not exists kysely_migration
        (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(connection);
      const missing = await listMissing();
      for (const name of missing) await apply(connection, name);
      // Only in a new database: in any other a node that found nothing missing may be running these already.
      if (missing.length === Object.keys(migrations).length) await migrateInBackground(connection);
    } finally {
      await unlock(connection, MIGRATION_LOCK);
    }
  });
}

async function runSteps(
  connection: Connection,
  known: Readonly<Record<string, BackgroundMigration>>,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const isEnding = (): boolean => signal?.aborted === true;
  const applied = await listAppliedMigrations(connection);
  for (const name of Object.keys(known).toSorted()) {
    if (applied.includes(name)) continue;
    for (let done = false; !done;) {
      if (isEnding()) return false;
      done = (await known[name]?.step(connection)) !== false;
      // A signal ends the pause with an error; the loop checks the signal itself.
      if (!done) await setTimeout(STEP_PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
    await record(connection, name);
  }
  return true;
}

/**
 * Does the background migrations step by step while the node serves, until all are done, the signal aborts or another
 * node works on them. What was interrupted continues with the next call.
 *
 * @param db one connection, which the migrations keep meanwhile
 * @returns whether all are done
 */
export async function migrateInBackground(
  db: Connection,
  signal?: AbortSignal,
  known: Readonly<Record<string, BackgroundMigration>> = backgroundMigrations,
): Promise<boolean> {
  if (!(await tryLock(db, BACKGROUND_LOCK))) return false;
  try {
    return await runSteps(db, known, signal);
  } finally {
    await unlock(db, BACKGROUND_LOCK);
  }
}
