import { setTimeout } from 'node:timers/promises';
import { type Kysely, Migrator, sql } from 'kysely';
import { readSqlState } from './failures';
import { migrations } from './migrations';
import type { Database } from './schema';

/** The schema can't be updated to this version; the data is unchanged. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

async function appliedNames(db: Kysely<Database>): Promise<string[]> {
  const table = await sql<{
    found: boolean;
  }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (table.rows[0]?.found !== true) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return applied.rows.map((row) => row.name);
}

/**
 * Milliseconds that a migration waits for a lock before it retries: every query that reaches the table after it waits
 * behind it.
 */
export const LOCK_TIMEOUT_MS = 1_000;
const PAUSE_BETWEEN_TRIES_MS = 2_000;
const MAX_ATTEMPTS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies the missing migrations, in one transaction under an advisory lock: of two nodes that start together one
 * migrates and the other waits.
 *
 * @param upTo the last migration to apply; all of them when undefined
 * @throws {MigrationError} when a newer version wrote the data, or a migration fails
 */
export async function migrate(db: Kysely<Database>, upTo?: string): Promise<void> {
  const known = new Set(Object.keys(migrations));
  const unknown = (await appliedNames(db)).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database was written by a newer version of Torchward (it has ${unknown.join(', ')}). ` +
        'Nothing was changed: start that version or newer again, or restore a backup made with this one.',
    );
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
  });
  const attempt = () => (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  let { error, results } = await attempt();
  for (let tries = 1; tries < MAX_ATTEMPTS && readSqlState(error) === LOCK_NOT_AVAILABLE; tries += 1) {
    await setTimeout(PAUSE_BETWEEN_TRIES_MS);
    ({ error, results } = await attempt());
  }
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  throw new MigrationError(
    `The database could not be brought up to date${failed ? ` (${failed})` : ''}: ` +
      `${error instanceof Error ? error.message : JSON.stringify(error)}. Nothing was changed.`,
    { cause: error },
  );
}
