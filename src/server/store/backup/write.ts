import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { createFolder } from '../../createFolder';
import { readErrorCode } from '../../describeError';
import type { Store } from '../connect';
import type { Db } from '../db';
import { listAppliedMigrations } from '../migrate';
import {
  BackupError,
  type BackupHeader,
  type BackupTrailer,
  BACKUP_FORMAT_NAME,
  BACKUP_FORMAT_VERSION,
  type TableChecksum,
} from './format';
import { listTables, type TableShape } from './tables';

export interface BackupOptions {
  store: Store;
  /** Absolute path of the file to write. */
  file: string;
  /** Whether the backup may replace a file of that name. */
  force: boolean;
  now: Date;
  /** Called with each line of progress. */
  progress: (line: string) => void;
}

export interface BackupReport {
  bytes: number;
  tables: Record<string, TableChecksum>;
}

const ROWS_AT_ONCE = 2_000;
/** Compressed rows take about a fifth of the size of tables and indexes; half leaves a margin. */
const SHARE_OF_DATABASE = 0.5;
const SPARE_BYTES = 16 * 1024 * 1024;

async function requireRoom(db: Db, folder: string): Promise<void> {
  const size = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  const needed = (size.rows[0]?.bytes ?? 0) * SHARE_OF_DATABASE + SPARE_BYTES;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= needed) return;
  const mebibytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MiB`;
  throw new BackupError(
    `There is not enough room in ${folder}: ${mebibytes(bavail * bsize)} are free, and a backup may need ${mebibytes(needed)}. ` +
      'Free some, or name a file on another disk. Nothing was written.',
  );
}

async function createBackupHeader(db: Db, now: Date): Promise<BackupHeader> {
  const migrations = await listAppliedMigrations(db);
  if (migrations.length === 0) {
    throw new BackupError('This database holds nothing of Torchward, so there is nothing to back up.');
  }
  const span = await sql<{ from: Date | null; to: Date | null }>`
    select min(created_at) as from, max(created_at) as to from messages`.execute(db);
  const { from, to } = span.rows[0] ?? {};
  return {
    format: BACKUP_FORMAT_NAME,
    version: BACKUP_FORMAT_VERSION,
    created_at: now.toISOString(),
    migrations,
    messages: from && to ? { from: from.toISOString(), to: to.toISOString() } : null,
  };
}

/** The rows as JSON text. The database writes it, so it can read every digit back. */
async function* streamRows(db: Db, { name, key }: TableShape): AsyncGenerator<string[]> {
  const order = sql.join(key.map((column) => sql.ref(column)));
  await sql`declare backup_rows no scroll cursor for
    select row_to_json(t)::text as line from ${sql.table(name)} t order by ${order}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(db);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close backup_rows`.execute(db);
}

type Write = (text: string) => Promise<void>;

async function writeTables(db: Db, write: Write, options: BackupOptions): Promise<BackupTrailer> {
  // In UTC the same rows give the same text on every machine.
  await sql`set local timezone to 'UTC'`.execute(db);
  await write(`${JSON.stringify(await createBackupHeader(db, options.now))}\n`);
  const tables: Record<string, TableChecksum> = {};
  for (const table of await listTables(db)) {
    await write(`${JSON.stringify({ table: table.name, columns: table.columns })}\n`);
    const hash = createHash('sha256');
    let rows = 0;
    for await (const lines of streamRows(db, table)) {
      const text = `${lines.join('\n')}\n`;
      hash.update(text);
      rows += lines.length;
      await write(text);
      options.progress(`${table.name}: ${rows.toLocaleString('en-US')} rows`);
    }
    tables[table.name] = { rows, sha256: hash.digest('hex') };
  }
  const trailer: BackupTrailer = { end: true, tables };
  await write(`${JSON.stringify(trailer)}\n`);
  return trailer;
}

const createUnwritableError = (file: string, cause: unknown) =>
  new BackupError(`${file} cannot be written (${readErrorCode(cause)}). Name a file in another folder.`, {
    cause,
  });

/** A rename is durable only once the folder itself has reached the disk. */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The name of a backup until it is complete. */
export const getPartPath = (file: string): string => `${file}.part`;

/**
 * Writes everything in the store, as it was at one moment, into one file; the file has another name until it is
 * complete.
 *
 * @throws {BackupError} with one sentence; no file is left behind
 */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  const { store, file, force } = options;
  if (existsSync(file) && statSync(file).isDirectory()) {
    throw new BackupError(`${file} is a folder. Name a file in it.`);
  }
  if (existsSync(file) && !force) {
    throw new BackupError(`${file} exists already. Name another file, or replace it with --force.`);
  }
  const folder = dirname(file);
  try {
    createFolder(folder, 0o700);
  } catch (error) {
    throw createUnwritableError(file, error);
  }
  await requireRoom(store.db, folder);

  const part = getPartPath(file);
  const zip = createGzip();
  const out = createWriteStream(part, { mode: 0o600 });
  const closed = new Promise<void>((resolve) => out.once('close', resolve));
  const done = finished(zip.pipe(out));
  let failed: Error | undefined;
  done.catch((error: unknown) => {
    failed = error instanceof Error ? error : new Error(String(error));
    zip.destroy();
  });
  const write: Write = async (text) => {
    if (failed) throw failed;
    if (!zip.write(text)) await Promise.race([once(zip, 'drain'), done]);
  };
  try {
    const { tables } = await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((trx) => writeTables(trx, write, options));
    zip.end();
    await done;
    await syncToDisk(part);
    await rename(part, file);
    await syncToDisk(folder);
    return { bytes: (await stat(file)).size, tables };
  } catch (error) {
    zip.destroy();
    out.destroy();
    // A file that is still being opened would appear after its removal.
    await closed;
    // A file system that refuses the removal as well must not hide the failure.
    await rm(part, { force: true }).catch(() => undefined);
    if (readErrorCode(error) === 'ENOSPC') {
      throw new BackupError(`The disk of ${folder} is full. No backup was made.`, { cause: error });
    }
    // Only a failure of the file system names a path.
    throw error instanceof Error && 'path' in error ? createUnwritableError(file, error) : error;
  }
}
