import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../freePort';
import { prepareData, makeDemoData, makeEmptyData, type OwnData, type ServerOptions } from './data';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface BuiltServerOptions extends ServerOptions {
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

/** How a server's process ended. */
export interface Ended {
  /** Exit code; null when a signal ended it. */
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** What `npm run build` made, in a process of its own. */
export interface BuiltServer {
  /** Origin, without a trailing slash. */
  url: string;
  pid: number;
  dataDir: string;
  /** Milliseconds from the start of the process until it said that it is ready. */
  startedIn: number;
  /** Everything printed so far, both streams. */
  output: () => string;
  /** Resolves when the process has ended, however that came. */
  ended: Promise<Ended>;
  /** Ends it as a service manager would, and waits. */
  stop: () => Promise<Ended>;
  /** Ends it as a power cut would, and waits. */
  kill: () => Promise<Ended>;
}

export interface DemoServer extends BuiltServer {
  demo: DemoAccess;
}

/** A server that ended before it was ready. */
class NotReadyError extends Error {
  override name = 'NotReadyError';
  readonly ended: Ended;

  constructor(ended: Ended) {
    super(
      `The server ended with ${ended.code ?? ended.signal ?? 'nothing'} before it was ready:\n${ended.output}`,
    );
    this.ended = ended;
  }
}

/** The first start fills the demo, which a busy machine takes long for. */
const READY_TIMEOUT_MS = 120_000;

/** @throws {NotReadyError} when it ends instead, with its exit code and what it said */
async function startBuilt(
  options: BuiltServerOptions,
  { dataDir, databaseUrl, remove }: OwnData,
  settings: Readonly<Record<string, string>>,
): Promise<BuiltServer> {
  const began = performance.now();
  // Nothing of the test's own environment: Vitest sets NODE_ENV, and a developer may have set more.
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, options.args ?? ['dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      HOME,
      DATA_DIR: dataDir,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...settings,
      ...options.env,
    },
  });
  let output = '';
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, output }));
  });
  const end = async (signal: NodeJS.Signals): Promise<Ended> => {
    child.kill(signal);
    const how = await ended;
    await remove();
    return how;
  };
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new Error(`The server was not ready after ${READY_TIMEOUT_MS / 1000} s:\n${output}`));
      }, READY_TIMEOUT_MS);
      const onOutput = (chunk: Buffer): void => {
        output += chunk.toString();
        const address = /ready at (https?:\/\/\S+)\s/.exec(output)?.[1];
        if (address === undefined) return;
        clearTimeout(timer);
        resolve(address);
      };
      child.stdout.on('data', onOutput);
      child.stderr.on('data', onOutput);
      void ended.then((how) => {
        clearTimeout(timer);
        reject(new NotReadyError(how));
      });
    });
    return {
      url,
      pid: child.pid ?? 0,
      dataDir,
      startedIn: performance.now() - began,
      output: () => output,
      ended,
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Starts the built server as `npm start` does, on a copy of the filled demo unless the options name a place. */
export async function startDemo(options: BuiltServerOptions = {}): Promise<DemoServer> {
  const data = await prepareData(options, makeDemoData);
  const server = await startBuilt(options, data, { TORCHWARD_MODE: 'demo', PORT: '0' });
  const demo = JSON.parse(await readFile(join(server.dataDir, 'demo.json'), 'utf8')) as DemoAccess;
  return { ...server, demo };
}

/** Starts the built server as an operator would run a node, on this machine only and on empty data of its own. */
export async function startProductionNode(options: BuiltServerOptions = {}): Promise<BuiltServer> {
  const port = options.env?.['PORT'] ?? String(await findFreePort());
  return startBuilt(options, await prepareData(options, makeEmptyData), {
    TORCHWARD_MODE: 'production',
    JWT_SECRET: 'a-secret-of-at-least-thirty-two-characters',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    HOST: '127.0.0.1',
    PORT: port,
    LOG_LEVEL: 'error',
    BILLING: 'test',
    MAIL: 'outbox',
  });
}

/** Starts a production node as `npm run serve` does, for measurements: without the checks of every answer. */
export const startServedNode = (options: BuiltServerOptions = {}): Promise<BuiltServer> =>
  startProductionNode({ ...options, env: { NODE_ENV: 'production', ...options.env } });

/** Waits for the end of a start that must fail. @throws when the server gets ready all the same */
export async function waitForFailedStart(start: Promise<BuiltServer>): Promise<Ended> {
  let server: BuiltServer;
  try {
    server = await start;
  } catch (error) {
    if (error instanceof NotReadyError) return error.ended;
    throw error;
  }
  await server.stop();
  throw new Error('The server started although it should not have.');
}
