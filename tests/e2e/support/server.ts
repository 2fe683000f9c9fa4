import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyFolder } from '../../support/folder';
import { copyDatabase } from '../../support/postgres';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Environment variables that name what the tests' set-up has filled and stopped, to be copied. */
export const filled = {
  /** Data folder of a demo on the embedded database. */
  embedded: 'TORCHWARD_TEST_FILLED',
  /** Data folder of a demo on PostgreSQL, and the address of its database. */
  besidePostgres: 'TORCHWARD_TEST_FILLED_BESIDE_POSTGRES',
  postgres: 'TORCHWARD_TEST_FILLED_POSTGRES',
} as const;

/**
 * `embedded`: the database that the product brings along and an owner gets by default. `postgres`: one of its own on the
 * PostgreSQL of the tests' set-up, which starts in half the processor time and answers in a fraction of it.
 */
export type DemoStore = 'embedded' | 'postgres';

/** Where a demo keeps its data. */
export interface DemoPlace {
  dataDir: string;
  /** Address of a PostgreSQL; without it the database is in the folder. */
  databaseUrl?: string | undefined;
}

/** A demo that is nobody else's; whoever asks for it removes it once no server runs on it. */
export interface OwnDemo extends DemoPlace {
  remove: () => Promise<void>;
}

/**
 * With a `dataDir`, empty or from an earlier start, the server starts there and leaves it when it ends. Without one it
 * gets a copy of the filled demo, which goes with it.
 */
export interface ServerOptions extends Partial<DemoPlace> {
  /**
   * What the copy of the filled demo is on. For journeys that are about what is in the data folder, or that show the
   * product as it comes: `embedded`. @default 'postgres', where the tests' set-up has started one, else 'embedded'
   */
  store?: DemoStore;
  /** Settings beside the mode, the port and the place. */
  env?: Readonly<Record<string, string>>;
  /** Node's arguments, from the repository's root. @default ['dist/server/main.js'] */
  args?: readonly string[];
}

/** What the demo start generated and printed. */
export interface DemoAccess {
  email: string;
  password: string;
  apiKey: string;
}

export interface Ended {
  /** Exit code; null when a signal ended it. */
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

export interface RunningServer {
  /** Origin, without a trailing slash. */
  url: string;
  dataDir: string;
  demo: DemoAccess;
  /** Milliseconds from the start of the process until it said that it is ready. */
  startedIn: number;
  /** Everything printed so far, both streams. */
  output: () => string;
  /** Ends it as a service manager would, and waits. */
  stop: () => Promise<Ended>;
  /** Ends it as a power cut would, and waits. */
  kill: () => Promise<Ended>;
}

/** A server that ended before it was ready. */
export class NotReady extends Error {
  override name = 'NotReady';
  readonly ended: Ended;

  constructor(ended: Ended) {
    super(
      `The server ended with ${ended.code ?? ended.signal ?? 'nothing'} before it was ready:\n${ended.output}`,
    );
    this.ended = ended;
  }
}

const patience = 60_000;

interface Process {
  child: ChildProcess;
  ended: Promise<Ended>;
  output: () => string;
}

function run(args: readonly string[], env: Record<string, string>): Process {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  let output = '';
  const keep = (chunk: Buffer): void => void (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
  return { child, ended, output: () => output };
}

/** Resolves with the address that the server says it is ready at. */
function whenReady({ child, ended, output }: Process): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server was not ready after ${patience / 1000} s:\n${output()}`));
    }, patience);
    const look = (): void => {
      const found = /ready at (https?:\/\/\S+)/.exec(output())?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', look);
    void ended.then((end) => {
      clearTimeout(timer);
      reject(new NotReady(end));
    });
  });
}

function newFolder(like: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'torchward-e2e-'));
  if (like !== undefined) copyFolder(like, folder);
  return folder;
}

/** A copy of the demo that the tests' set-up has filled; without a set-up an empty folder, which fills at the start. */
export async function ownDemo(
  store: DemoStore = process.env[filled.postgres] === undefined ? 'embedded' : 'postgres',
): Promise<OwnDemo> {
  if (store === 'embedded') {
    const dataDir = newFolder(process.env[filled.embedded]);
    return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
  }
  const model = process.env[filled.postgres];
  if (model === undefined) throw new Error("The tests' set-up has filled no demo on PostgreSQL.");
  const database = await copyDatabase(model);
  const dataDir = newFolder(process.env[filled.besidePostgres]);
  const remove = async (): Promise<void> => {
    await rm(dataDir, { recursive: true, force: true });
    await database.drop();
  };
  return { dataDir, databaseUrl: database.url, remove };
}

async function placeFor({ dataDir, databaseUrl, store }: ServerOptions): Promise<OwnDemo> {
  if (dataDir === undefined) return ownDemo(store);
  return { dataDir, databaseUrl, remove: () => Promise.resolve() };
}

/**
 * Starts the built server in demo mode on a free port, and waits until it is ready.
 *
 * @throws {NotReady} when it ends instead, with its exit code and what it said
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { dataDir, databaseUrl, remove } = await placeFor(options);
  const began = performance.now();
  const server = run(options.args ?? ['dist/server/main.js'], {
    TORCHWARD_MODE: 'demo',
    PORT: '0',
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    LOG_LEVEL: 'warn',
    ...options.env,
  });
  try {
    const url = await whenReady(server);
    const startedIn = performance.now() - began;
    const demo = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as DemoAccess;
    const end = async (signal: NodeJS.Signals): Promise<Ended> => {
      server.child.kill(signal);
      const ended = await server.ended;
      await remove();
      return ended;
    };
    const { output } = server;
    return { url, dataDir, demo, startedIn, output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  } catch (error) {
    await remove();
    throw error;
  }
}
