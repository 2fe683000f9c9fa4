import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded/database';
import { LOCK_TIMEOUT_MS, migrate } from './migrate';
import type { PreparedRunner } from './repositories/ingest';
import type { Database } from './schema';

/** The only way to the data: PostgreSQL's dialect, for the embedded and for an outside database. */
export interface Store {
  db: Kysely<Database>;
  /** Runs the few statements that are too frequent to be planned each time. */
  prepared: PreparedRunner;
  /** Runs work in one transaction on one connection; rolls back when the work throws. */
  preparedTransaction: <Result>(work: (runner: PreparedRunner) => Promise<Result>) => Promise<Result>;
  kind: 'embedded' | 'postgres';
  /** Connections now: open ones, the idle ones of these, and callers that wait for one. */
  connections: () => { open: number; idle: number; waiting: number };
  /** Resolves when the store answers; rejects with the store's own failure otherwise. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}

export interface StoreOptions {
  databaseUrl: string | undefined;
  /** Absolute path of the embedded database, which is used when there is no `databaseUrl`. */
  dataDir: string;
  /** Called when an idle connection breaks, which no query would report. */
  onIdleError?: (error: Error) => void;
  /** Connections to an outside PostgreSQL, 1 to 100. @default 10 */
  poolSize?: number;
  /** Milliseconds that one statement on an outside PostgreSQL may take; 0 means no limit. @default 20000 */
  statementTimeoutMs?: number;
  /** Whether opening updates the schema; a backup must not change the database that it reads. @default 'latest' */
  schema?: 'latest' | 'as it is';
}

const { builtins } = pg.types;
const toNumber = (value: string): number => Number(value);
const asIs = (value: string): string => value;

/** Counts and sums fit a double; a `date` is a UTC day and must not become a local midnight. */
const PARSERS = new Map<number, (value: string) => unknown>([
  [builtins.INT8, toNumber],
  [builtins.NUMERIC, toNumber],
  [builtins.DATE, asIs],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: Parameters<typeof pg.types.getTypeParser>[0], format?: unknown) => {
    const parser: unknown =
      PARSERS.get(id) ?? pg.types.getTypeParser(id, format === 'binary' ? 'binary' : 'text');
    return parser as (value: string) => unknown;
  },
};

function poolFor(options: StoreOptions, embedded: EmbeddedDatabase | undefined): pg.Pool {
  if (embedded) {
    return new pg.Pool({
      stream: () => embedded.connect(),
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      types,
    });
  }
  return new pg.Pool({
    connectionString: options.databaseUrl,
    application_name: 'torchward',
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: options.statementTimeoutMs ?? 20_000,
    keepAlive: true,
    types,
  });
}

/** A migration may take longer than other statements, but must not block a table for long. */
async function migrateOnOwnConnection(connectionString: string): Promise<void> {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'torchward migrations',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 5_000,
    lock_timeout: LOCK_TIMEOUT_MS,
    keepAlive: true,
    types,
  });
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

function runnerOn(queryable: pg.Pool | pg.PoolClient): PreparedRunner {
  return {
    query: async <Row>(name: string, text: string, values: readonly unknown[]) => {
      const result = await queryable.query<Row & pg.QueryResultRow>({ name, text, values: [...values] });
      return result.rows;
    },
  };
}

async function inTransaction<Result>(
  pool: pg.Pool,
  work: (runner: PreparedRunner) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(runnerOn(client));
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

export interface OpeningStore {
  store: Store;
  /**
   * Resolves when the schema is up to date and the store accepts queries. Rejects with one sentence for the operator
   * (EmbeddedDatabaseError, MigrationError, or the driver's own failure), after closing everything.
   */
  opened: Promise<void>;
}

/**
 * Begins to open the store, so that other work can continue meanwhile.
 *
 * @throws {DataFolderError} the data folder is unwritable or another process holds it
 */
export function beginStore(options: StoreOptions): OpeningStore {
  const embedded = options.databaseUrl ? undefined : startEmbeddedDatabase(options.dataDir);
  const pool = poolFor(options, embedded);
  pool.on('error', (error) => options.onIdleError?.(error));
  // The pool listens only to idle connections. A connection that breaks while in use fails its query, and without a
  // listener of its own it would end the process too.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const store: Store = {
    db,
    prepared: runnerOn(pool),
    preparedTransaction: (work) => inTransaction(pool, work),
    kind: embedded ? 'embedded' : 'postgres',
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      await db.destroy();
      await embedded?.close();
    },
  };
  const open = async (): Promise<void> => {
    try {
      await embedded?.opened;
      if (options.schema !== 'as it is') {
        if (options.databaseUrl === undefined) await migrate(db);
        else await migrateOnOwnConnection(options.databaseUrl);
      }
    } catch (error) {
      await store.close().catch(() => undefined);
      throw error;
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
