import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded/database';
import { describeError } from '../describeError';
import { LOCK_TIMEOUT_MS, MigrationError, migrate } from './migrate';
import type { PreparedRunner } from './repositories/ingest';
import type { Database } from './schema';
import { findServerFault, readServerFacts } from './serverFault';

/** The only way to the data: PostgreSQL's dialect, for the embedded and for an outside database. */
export interface Store {
  /** For calls of pages, whose answer an owner waits for. */
  db: Kysely<Database>;
  /** For chat messages and what their verdicts depend on. */
  ingestDb: Kysely<Database>;
  /** For searches, whose cost depends on what owners type. */
  searchDb: Kysely<Database>;
  /** For jobs, retention and exports. */
  backgroundDb: Kysely<Database>;
  /** Runs the few statements of chat messages that are too frequent to be planned each time. */
  prepared: PreparedRunner;
  /** Runs work in one transaction on one connection; rolls back when the work throws. */
  preparedTransaction: <Result>(work: (runner: PreparedRunner) => Promise<Result>) => Promise<Result>;
  kind: 'embedded' | 'postgres';
  /** Connections now: open ones, the idle ones of these, and callers that wait for one. */
  connections: () => { open: number; idle: number; waiting: number };
  /** Resolves when the store answers; rejects with the store's own failure otherwise. */
  ping: () => Promise<void>;
  /**
   * Runs long work while the node serves, on a connection of its own whose statements have no time limit, and cancels the
   * statement under way on abort. The embedded database has one connection, which the work shares statement by statement.
   *
   * @returns undefined when the signal aborted it
   */
  runBeside: <Result>(
    signal: AbortSignal,
    work: (connection: Kysely<Database>) => Promise<Result>,
  ) => Promise<Result | undefined>;
  close: () => Promise<void>;
}

export interface StoreOptions {
  databaseUrl: string | undefined;
  /** Absolute path of the embedded database, which is used when there is no `databaseUrl`. */
  dataDir: string;
  /** The bundled program of the embedded database's thread, for callers that are not bundled themselves. */
  databaseWorker?: string | undefined;
  /** Called when an idle connection breaks, which no query would report. */
  onIdleError?: (error: Error) => void;
  /** Number of connections for the calls of pages, 1 to 100. @default 8 */
  poolSize?: number;
  /**
   * Milliseconds that one statement on an outside PostgreSQL may take, whatever it is for; 0 means no limit. @default
   * each pool's own limit
   */
  statementTimeoutMs?: number;
  /** Whether opening updates the schema; a backup must not change the database that it reads. @default 'latest' */
  schema?: 'latest' | 'as it is';
}

const { builtins } = pg.types;
const toNumber = (value: string): number => Number(value);
const keepText = (value: string): string => value;

/** Counts and sums fit a double; a `date` is a UTC day and must not become a local midnight. */
const PARSERS = new Map<number, (value: string) => unknown>([
  [builtins.INT8, toNumber],
  [builtins.NUMERIC, toNumber],
  [builtins.DATE, keepText],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: Parameters<typeof pg.types.getTypeParser>[0], format?: unknown) => {
    const parser: unknown =
      PARSERS.get(id) ?? pg.types.getTypeParser(id, format === 'binary' ? 'binary' : 'text');
    return parser as (value: string) => unknown;
  },
};

interface PoolLimits {
  /** Connections of this node. */
  size: number;
  /** Milliseconds that one statement may take. */
  statementMs: number;
  /** Milliseconds that a statement may wait for a lock. @default as long as the statement may take */
  lockMs?: number;
  /** Milliseconds that a caller may wait for a connection. */
  connectionMs: number;
}

/** Searches that a node runs at once. */
export const SEARCH_CONNECTIONS = 3;

/** Exports that a node reads for at once: half of the connections that they share with jobs. */
export const EXPORT_CONNECTIONS = 2;

/**
 * Each kind of work has connections of its own on an outside PostgreSQL, so that one kind never waits for another. A
 * search ends before it costs as much as a busy minute of ingest.
 */
const POOLS = {
  ingest: { size: 6, statementMs: 10_000, lockMs: 200, connectionMs: 5_000 },
  interactive: { size: 8, statementMs: 10_000, connectionMs: 5_000 },
  search: { size: SEARCH_CONNECTIONS, statementMs: 3_000, connectionMs: 5_000 },
  background: { size: 2 * EXPORT_CONNECTIONS, statementMs: 60_000, connectionMs: 30_000 },
} as const satisfies Record<string, PoolLimits>;

function openEmbeddedPool(embedded: EmbeddedDatabase): pg.Pool {
  return new pg.Pool({
    stream: () => embedded.connect(),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    types,
  });
}

function openPool(options: StoreOptions, limits: PoolLimits): pg.Pool {
  return new pg.Pool({
    connectionString: options.databaseUrl,
    application_name: 'torchward',
    max: limits.size,
    connectionTimeoutMillis: limits.connectionMs,
    statement_timeout: options.statementTimeoutMs ?? limits.statementMs,
    ...(limits.lockMs === undefined ? {} : { lock_timeout: limits.lockMs }),
    keepAlive: true,
    types,
  });
}

/** Opens a pool for each kind of work; the embedded database has one connection, which all kinds share. */
function openPools(
  options: StoreOptions,
  embedded: EmbeddedDatabase | undefined,
): Record<keyof typeof POOLS, pg.Pool> {
  if (embedded) {
    const pool = openEmbeddedPool(embedded);
    return { ingest: pool, interactive: pool, search: pool, background: pool };
  }
  const { ingest, interactive, search, background } = POOLS;
  return {
    ingest: openPool(options, ingest),
    interactive: openPool(options, { ...interactive, size: options.poolSize ?? interactive.size }),
    search: openPool(options, search),
    background: openPool(options, background),
  };
}

/**
 * Runs work on a connection of its own: it may take longer than other statements, but must not block a table for long.
 */
async function onOwnConnection<Result>(
  connectionString: string,
  work: (connection: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'torchward maintenance',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5_000,
    lock_timeout: LOCK_TIMEOUT_MS,
    keepAlive: true,
    types,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await db.connection().execute(work);
  } finally {
    await db.destroy();
  }
}

/** Runs work on a connection of its own, and cancels the statement under way on abort. */
function runCancellable<Result>(
  db: Kysely<Database>,
  databaseUrl: string,
  signal: AbortSignal,
  work: (connection: Kysely<Database>) => Promise<Result>,
): Promise<Result | undefined> {
  return onOwnConnection(databaseUrl, async (connection) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(connection);
    const cancel = (): void => {
      void sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db).catch(() => undefined);
    };
    signal.addEventListener('abort', cancel);
    try {
      return await work(connection);
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  });
}

function createPreparedRunner(queryable: pg.Pool | pg.PoolClient): PreparedRunner {
  return {
    query: async <Row>(name: string, text: string, values: readonly unknown[]) => {
      const result = await queryable.query<Row & pg.QueryResultRow>({ name, text, values: [...values] });
      return result.rows;
    },
  };
}

async function runInTransaction<Result>(
  pool: pg.Pool,
  work: (runner: PreparedRunner) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(createPreparedRunner(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The PostgreSQL at `DATABASE_URL` can't be used. The message is a sentence for the operator, without the password. */
export class DatabaseAddressError extends Error {
  override name = 'DatabaseAddressError';
}

function namePlace(databaseUrl: string): string {
  const { host } = new URL(databaseUrl);
  return host === '' ? 'The database' : `The database at ${host}`;
}

function describeRefusal(databaseUrl: string, error: unknown): Error {
  if (error instanceof MigrationError) return error;
  if (error instanceof DatabaseAddressError) return error;
  const fault = `${namePlace(databaseUrl)} cannot be used (${describeError(error)})`;
  return new DatabaseAddressError(`${fault}. Check it, and DATABASE_URL.`, { cause: error });
}

/** @throws {DatabaseAddressError} when this version of PostgreSQL is too old, or it takes no changes */
async function refuseUnfitServer(databaseUrl: string, connection: Kysely<Database>): Promise<void> {
  const fault = findServerFault(await readServerFacts(connection));
  if (fault !== undefined) throw new DatabaseAddressError(`${namePlace(databaseUrl)} ${fault}.`);
}

export interface OpeningStore {
  store: Store;
  /**
   * Resolves when the schema is up to date and the store accepts queries. Rejects with one sentence for the operator
   * (EmbeddedDatabaseError, DatabaseAddressError, MigrationError), after closing everything.
   */
  opened: Promise<void>;
}

/**
 * Begins to open the store, so that other work can continue meanwhile.
 *
 * @throws {DataFolderError} the data folder is unwritable or another process holds it
 */
export function beginStore(options: StoreOptions): OpeningStore {
  const embedded = options.databaseUrl
    ? undefined
    : startEmbeddedDatabase(options.dataDir, options.databaseWorker);
  const pools = openPools(options, embedded);
  const distinctPools = [...new Set(Object.values(pools))];
  for (const pool of distinctPools) {
    pool.on('error', (error) => options.onIdleError?.(error));
    // The pool listens only to idle connections. A connection that breaks while in use fails its query, and without a
    // listener of its own it would end the process too.
    pool.on('connect', (client) => {
      client.on('error', () => undefined);
    });
  }
  const dbs = new Map(
    distinctPools.map((pool) => [pool, new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })]),
  );
  const createPoolDb = (kind: keyof typeof POOLS) => dbs.get(pools[kind]) as Kysely<Database>;
  const sum = (count: (pool: pg.Pool) => number) =>
    distinctPools.reduce((total, pool) => total + count(pool), 0);
  const store: Store = {
    db: createPoolDb('interactive'),
    ingestDb: createPoolDb('ingest'),
    searchDb: createPoolDb('search'),
    backgroundDb: createPoolDb('background'),
    prepared: createPreparedRunner(pools.ingest),
    preparedTransaction: (work) => runInTransaction(pools.background, work),
    kind: embedded ? 'embedded' : 'postgres',
    connections: () => ({
      open: sum((pool) => pool.totalCount),
      idle: sum((pool) => pool.idleCount),
      waiting: sum((pool) => pool.waitingCount),
    }),
    ping: async () => {
      await sql`select 1`.execute(store.db);
    },
    runBeside: (signal, work) =>
      options.databaseUrl === undefined
        ? work(store.db)
        : runCancellable(store.db, options.databaseUrl, signal, work),
    close: async () => {
      await Promise.all([...dbs.values()].map((db) => db.destroy()));
      await embedded?.close();
    },
  };
  const prepareServer = async (connection: Kysely<Database>): Promise<void> => {
    await refuseUnfitServer(options.databaseUrl ?? '', connection);
    await migrate(connection);
  };
  const open = async (): Promise<void> => {
    try {
      await embedded?.opened;
      if (options.schema === 'as it is') await store.ping();
      else if (options.databaseUrl === undefined) await migrate(store.db);
      else await onOwnConnection(options.databaseUrl, prepareServer);
    } catch (error) {
      await store.close().catch(() => undefined);
      throw options.databaseUrl === undefined ? error : describeRefusal(options.databaseUrl, error);
    }
  };
  const opened = open();
  opened.catch(() => undefined);
  return { store, opened };
}

/** Opens the store and updates its schema. Fails as {@link beginStore} and its `opened` do. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { store, opened } = beginStore(options);
  await opened;
  return store;
}
