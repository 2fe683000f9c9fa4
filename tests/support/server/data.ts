import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFolder } from '../folder';
import { copyDatabase, startPostgres } from '../postgres';

/** Both databases of the product. Races show only on PostgreSQL: the embedded one has a single connection. */
export const STORES = ['embedded', 'postgres'] as const;
export type StoreKind = (typeof STORES)[number];

/** Where a server keeps its data. */
export interface DataPlace {
  dataDir: string;
  /** Address of a PostgreSQL; without it the database is in the folder. */
  databaseUrl: string | undefined;
}

/** Data that one caller made and removes once no server runs on it. */
export interface OwnData extends DataPlace {
  remove: () => Promise<void>;
}

/**
 * What every way to start a server takes. With a `dataDir` or a `databaseUrl` the server starts there and leaves the
 * data when it ends; without them it gets data of its own, which goes with it.
 */
export interface ServerOptions {
  dataDir?: string;
  databaseUrl?: string | undefined;
  /** The kind of database where `dataDir` and `databaseUrl` name none. @default PostgreSQL where it can be copied */
  store?: StoreKind;
}

/** Names of the environment variables in which a project's set-up passes the data that tests copy. */
export const TEMPLATE_DATA_ENV_NAMES = {
  /** Data folder whose embedded database is empty and migrated. */
  empty: 'TORCHWARD_TEST_EMPTY',
  /** Address of a PostgreSQL database that is empty and migrated. */
  emptyOnPostgres: 'TORCHWARD_TEST_EMPTY_ON_POSTGRES',
  /** Data folder of a demo on the embedded database. */
  demo: 'TORCHWARD_TEST_DEMO',
  /** Data folder of a demo on PostgreSQL, and the address of its database. */
  demoBesidePostgres: 'TORCHWARD_TEST_DEMO_BESIDE_POSTGRES',
  demoOnPostgres: 'TORCHWARD_TEST_DEMO_ON_POSTGRES',
} as const;

/**
 * Name of the environment variable in which a project's set-up passes the path of the built program of the embedded
 * database's thread: a thread takes longer to load the source than to open an empty database.
 */
export const DATABASE_WORKER_ENV_NAME = 'TORCHWARD_TEST_DATABASE_WORKER';

function createFolder(template?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'torchward-test-'));
  if (template !== undefined) copyFolder(template, folder);
  return folder;
}

const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });

/** What a project's set-up has made to copy; undefined where it has made none. */
interface Templates {
  folder: string | undefined;
  database: string | undefined;
  besideDatabase?: string | undefined;
}

/** @param store without it PostgreSQL where there is a template, because it starts in half the processor time */
async function makeData(
  { folder, database, besideDatabase }: Templates,
  store: StoreKind = database === undefined ? 'embedded' : 'postgres',
): Promise<OwnData> {
  if (store === 'embedded') {
    const dataDir = createFolder(folder);
    return { dataDir, databaseUrl: undefined, remove: () => removeFolder(dataDir) };
  }
  const { url, stop } = database === undefined ? await startPostgres() : await copyDatabase(database);
  const dataDir = createFolder(besideDatabase);
  const remove = async (): Promise<void> => {
    await removeFolder(dataDir);
    await stop();
  };
  return { dataDir, databaseUrl: url, remove };
}

/** Makes an empty database. It is migrated where the project's set-up has made a template to copy. */
export const makeEmptyData = (store?: StoreKind): Promise<OwnData> =>
  makeData(
    {
      folder: process.env[TEMPLATE_DATA_ENV_NAMES.empty],
      database: process.env[TEMPLATE_DATA_ENV_NAMES.emptyOnPostgres],
    },
    store,
  );

/** A copy of the demo that a set-up has filled; without a set-up empty data, which the first start fills. */
export const makeDemoData = (store?: StoreKind): Promise<OwnData> =>
  makeData(
    {
      folder: process.env[TEMPLATE_DATA_ENV_NAMES.demo],
      database: process.env[TEMPLATE_DATA_ENV_NAMES.demoOnPostgres],
      besideDatabase: process.env[TEMPLATE_DATA_ENV_NAMES.demoBesidePostgres],
    },
    store,
  );

/** The place that the options name, else new data. */
export async function prepareData(
  { store, dataDir, databaseUrl }: ServerOptions,
  makeData: (store?: StoreKind) => Promise<OwnData>,
): Promise<OwnData> {
  if (dataDir !== undefined) return { dataDir, databaseUrl, remove: () => Promise.resolve() };
  if (databaseUrl === undefined) return makeData(store);
  const folder = createFolder();
  return { dataDir: folder, databaseUrl, remove: () => removeFolder(folder) };
}
