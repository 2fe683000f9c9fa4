import { existsSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { BackupError } from '../../src/server/store/backup/format';
import { restoreBackup } from '../../src/server/store/backup/restore';
import { getPartPath, writeBackup } from '../../src/server/store/backup/write';
import { EnvironmentError, readDatabaseSettings } from '../../src/server/env';
import { DatabaseAddressError, openStore } from '../../src/server/store/connect';
import { EmbeddedDatabaseError } from '../../src/server/store/embedded/database';
import { DataFolderError } from '../../src/server/store/embedded/folderLock';
import { describeStoreFailure } from '../../src/server/store/failures';
import { MigrationError } from '../../src/server/store/migrate';
import type { Terminal } from '../terminal';

type Environment = Readonly<Record<string, string | undefined>>;

export const BACKUP_USAGE = `npm run backup [-- FILE] [-- --force]

  Writes everything in the database (DATABASE_URL, else the embedded one in DATA_DIR) into FILE.
  Without FILE: a file named by the time, in DATA_DIR/backups. --force replaces FILE if it exists.
  The embedded database is backed up while Torchward is stopped, PostgreSQL at any time.`;

export const RESTORE_USAGE = `npm run restore -- FILE [--force]

  Fills the database (DATABASE_URL, else the embedded one in DATA_DIR) from FILE, while Torchward is stopped.
  --force replaces a database that holds accounts.`;

function readArguments(args: string[]): { file: string | undefined; force: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { force: { type: 'boolean' } },
    });
    if (positionals.length > 1) throw new Error('Name one file.');
    return { file: positionals[0], force: values.force === true };
  } catch (error) {
    throw new BackupError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function formatSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KiB` : `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
}

function formatRowCount(tables: Readonly<Record<string, { rows: number }>>): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows.toLocaleString('en-US')} rows of ${Object.keys(tables).length} tables`;
}

/** Turns a failure that the operator can mend into one sentence and exit code 1. */
async function runCommand(terminal: Terminal, work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    const expectedErrors = [
      BackupError,
      DatabaseAddressError,
      DataFolderError,
      EmbeddedDatabaseError,
      EnvironmentError,
      MigrationError,
    ];
    if (error instanceof pg.DatabaseError) {
      terminal.out(`The database cannot be used (${error.message}). Check it, and DATABASE_URL.`);
      return 1;
    }
    if (
      error instanceof Error &&
      (describeStoreFailure(error) ?? expectedErrors.some((kind) => error instanceof kind))
    ) {
      terminal.out(error.message);
      return 1;
    }
    throw error;
  }
}

/** @returns the exit code */
export function backUp(
  args: string[],
  source: Environment,
  cwd: string,
  terminal: Terminal,
): Promise<number> {
  return runCommand(terminal, async () => {
    const { file, force } = readArguments(args);
    const { databaseUrl, dataDir, warnings } = readDatabaseSettings(source, cwd);
    warnings.forEach(terminal.out);
    const now = new Date();
    const name = `torchward-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z.jsonl.gz`;
    const target = file === undefined ? join(dataDir, 'backups', name) : resolve(cwd, file);
    if (databaseUrl === undefined && !existsSync(join(dataDir, 'database'))) {
      throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
    }
    const store = await openStore({ databaseUrl, dataDir, schema: 'as it is', statementTimeoutMs: 0 });
    const stop = (): void => {
      rmSync(getPartPath(target), { force: true });
      terminal.out('The backup was stopped. No file was left.');
      process.exit(1);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
    try {
      const { bytes, tables } = await writeBackup({
        store,
        file: target,
        force,
        now,
        progress: terminal.progress,
      });
      terminal.progress('');
      terminal.out(`Backed up ${formatRowCount(tables)} to ${target} (${formatSize(bytes)}).`);
    } finally {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, stop);
      await store.close();
    }
  });
}

/** @returns the exit code */
export function restore(
  args: string[],
  source: Environment,
  cwd: string,
  terminal: Terminal,
): Promise<number> {
  return runCommand(terminal, async () => {
    const { file, force } = readArguments(args);
    if (file === undefined) throw new BackupError(`Name the file to restore.\n\n${RESTORE_USAGE}`);
    const path = resolve(cwd, file);
    if (!existsSync(path) || !statSync(path).isFile()) throw new BackupError(`There is no file ${path}.`);
    const { databaseUrl, dataDir, warnings } = readDatabaseSettings(source, cwd);
    warnings.forEach(terminal.out);
    const { progress } = terminal;
    const { tables, setAside } = await restoreBackup({
      databaseUrl,
      dataDir,
      file: path,
      force,
      now: new Date(),
      progress,
    });
    progress('');
    terminal.out(`Restored ${formatRowCount(tables)} from ${path}.`);
    if (setAside)
      terminal.out(`What was there before is in ${setAside}; delete it when you no longer need it.`);
  });
}
