import { existsSync } from 'node:fs';
import { rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore, type Store } from '../connect';
import type { Db } from '../db';
import { lockDataFolder, ensureWritableFolder } from '../embedded/folderLock';
import { listAppliedMigrations, migrate } from '../migrate';
import { backgroundMigrations, migrations } from '../migrations';
import { ensurePartitions, refreshPlannerStatistics } from '../partitions';
import { BackupError, type BackupHeader, type BackupTrailer, type TableHeader } from './format';
import { readBackup } from './read';
import { dropAside, dropEverything, setAsideTables, moveBack } from './setAside';
import { describeError } from '../../describeError';

export interface RestoreOptions {
  databaseUrl: string | undefined;
  /** Absolute path of the embedded database, which is used when there is no `databaseUrl`. */
  dataDir: string;
  /** Absolute path of the backup. */
  file: string;
  /** Whether the restore may replace a database that holds data. */
  force: boolean;
  now: Date;
  /** Called with each line of progress. */
  progress: (line: string) => void;
}

export interface RestoreReport {
  tables: BackupTrailer['tables'];
  /** Where the restore has put the database that was there before. */
  setAside: string | undefined;
}

/** Compressed rows grow to several times their size in tables and indexes. */
const GROWTH = 10;
const NEW_DATABASE_BYTES = 128 * 1024 * 1024;

const nothing = { header: () => Promise.resolve(), rows: () => Promise.resolve() };

/** @returns the header, once the file is known to be complete and to fit this version */
async function check(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  await readBackup(file, { ...nothing, header: (read) => Promise.resolve(void (header = read)) });
  if (!header) throw new BackupError(`${file} is empty.`);
  const known = Object.keys({ ...migrations, ...backgroundMigrations });
  const unknown = header.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new BackupError(
      `${file} was made by a newer version of Torchward (it has ${unknown.join(', ')}). Nothing was changed: restore it with that version.`,
    );
  }
  return header;
}

async function hasData(db: Db): Promise<boolean> {
  if ((await listAppliedMigrations(db)).length === 0) return false;
  const found = await sql<{ any: boolean }>`select exists (select 1 from accounts) as any`.execute(db);
  return found.rows[0]?.any === true;
}

const createNotEmptyError = (where: string) =>
  new BackupError(
    `${where} already holds accounts. Nothing was changed: restore into an empty one, or replace what is there with --force.`,
  );

const createFailedError = (cause: unknown, isAsBefore: boolean) =>
  new BackupError(
    (isAsBefore
      ? 'The restore failed, and the database is as it was before. '
      : 'The restore failed and the target is incomplete: mend the cause and restore again, with --force. ') +
      `The cause: ${describeError(cause)}`,
    { cause },
  );

async function requireRoom(file: string, folder: string): Promise<void> {
  const needed = (await stat(file)).size * GROWTH + NEW_DATABASE_BYTES;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed) {
    throw new BackupError(
      `There is not enough room in ${folder}: about ${Math.ceil(needed / 1024 / 1024)} MiB are needed. Nothing was changed.`,
    );
  }
}

/** An empty database, for the rows of a backup. */
interface RestoreTarget {
  store: Store;
  /** Closes the store and puts it in the place of what was there. @returns where that is now, if it is kept */
  finish: () => Promise<string | undefined>;
  /** Closes the store and puts back what was there. @returns whether the database is as it was before */
  giveUp: () => Promise<boolean>;
}

const open = (place: Pick<RestoreOptions, 'databaseUrl' | 'dataDir'>): Promise<Store> =>
  openStore({ ...place, schema: 'as it is', statementTimeoutMs: 0 });

/** Empties a PostgreSQL, in which tables with data wait beside the new ones until these are complete. */
async function preparePostgres({ databaseUrl, dataDir, force }: RestoreOptions): Promise<RestoreTarget> {
  const store = await open({ databaseUrl, dataDir });
  try {
    // A restore that was cut off has left its target without accounts.
    const isFilled = (await hasData(store.db)) || ((await moveBack(store.db)) && (await hasData(store.db)));
    if (!isFilled) await dropEverything(store.db);
    else if (!force) throw createNotEmptyError('The database');
    else await setAsideTables(store.db);
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    store,
    finish: async () => {
      await store.close();
      return undefined;
    },
    giveUp: async () => {
      const isBack = await moveBack(store.db).catch(() => false);
      await store.close();
      return isBack;
    },
  };
}

/** Makes a database beside the embedded one, whose name it gets once it is complete. */
async function prepareEmbedded({ dataDir, file, force, now }: RestoreOptions): Promise<RestoreTarget> {
  const folder = join(dataDir, 'database');
  const beside = join(dataDir, 'restoring');
  ensureWritableFolder(dataDir);
  await rm(beside, { recursive: true, force: true });
  await requireRoom(file, dataDir);
  if (existsSync(folder) && !force) {
    const present = await open({ databaseUrl: undefined, dataDir });
    const isFilled = await hasData(present.db);
    await present.close();
    if (isFilled) throw createNotEmptyError(`The database in ${dataDir}`);
  }
  const unlock = lockDataFolder(dataDir);
  const cleanUp = async (): Promise<void> => {
    await rm(beside, { recursive: true, force: true });
    unlock();
  };
  const store = await open({ databaseUrl: undefined, dataDir: beside }).catch(async (error: unknown) => {
    await cleanUp();
    throw createFailedError(error, true);
  });
  return {
    store,
    finish: async () => {
      await store.close();
      const aside = `${folder}-before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
      const setAside = existsSync(folder) && force ? aside : undefined;
      if (setAside === undefined) await rm(folder, { recursive: true, force: true });
      else await rename(folder, setAside);
      await rename(join(beside, 'database'), folder);
      await cleanUp();
      return setAside;
    },
    giveUp: async () => {
      // A database whose disk is full may fail to close; its folder goes all the same.
      await store.close().catch(() => undefined);
      await cleanUp();
      return true;
    },
  };
}

async function insert(db: Db, { table, columns }: TableHeader, rows: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::json)`.execute(
    db,
  );
}

async function load(store: Store, header: BackupHeader, options: RestoreOptions): Promise<BackupTrailer> {
  // The rows fit the schema of the backup; later migrations run afterwards.
  await migrate(store.db, header.migrations.at(-1));
  if (header.messages) {
    await ensurePartitions(store.db, new Date(header.messages.from), new Date(header.messages.to));
  }
  const counts = new Map<string, number>();
  const trailer = await store.db.transaction().execute(async (trx) => {
    const read = await readBackup(options.file, {
      ...nothing,
      rows: async (table, rows) => {
        // A trigger may have filled the table from rows of earlier tables.
        if (!counts.has(table.table)) await sql`delete from ${sql.table(table.table)}`.execute(trx);
        await insert(trx, table, rows);
        const count = (counts.get(table.table) ?? 0) + rows.length;
        counts.set(table.table, count);
        options.progress(`${table.table}: ${count.toLocaleString('en-US')} rows`);
      },
    });
    await dropAside(trx);
    return read;
  });
  await migrate(store.db);
  await refreshPlannerStatistics(store.db);
  return trailer;
}

/**
 * Fills an empty store with a backup. The backup of an embedded database also fits PostgreSQL, and the reverse. Reads
 * and checks the whole file before it changes anything.
 *
 * @throws {BackupError} with one sentence
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  options.progress(`Checking ${options.file}`);
  const header = await check(options.file);
  const target = await (options.databaseUrl === undefined ? prepareEmbedded : preparePostgres)(options);
  let tables: BackupTrailer['tables'];
  try {
    ({ tables } = await load(target.store, header, options));
  } catch (error) {
    throw createFailedError(error, await target.giveUp());
  }
  return { tables, setAside: await target.finish() };
}
