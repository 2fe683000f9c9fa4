import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Environment variable with the data folder of a demo that has been filled and stopped. */
export const filledFolder = 'TORCHWARD_TEST_FILLED';

export interface ServerOptions {
  /**
   * The server's folder, empty or from an earlier start. Left alone when the server ends; without it a copy of the
   * filled demo comes and goes.
   */
  dataDir?: string;
  /** Settings beside the mode, the port and the folder. */
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

/** A new folder; filled where the tests' set-up has made something to copy. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-e2e-'));
  const filled = process.env[filledFolder];
  if (filled !== undefined) await cp(filled, folder, { recursive: true });
  return folder;
}

/**
 * Starts the built server in demo mode on a free port, and waits until it is ready.
 *
 * @throws {NotReady} when it ends instead, with its exit code and what it said
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = options.dataDir ?? (await newFolder());
  const cleanUp = async (): Promise<void> => {
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  const began = performance.now();
  const server = run(options.args ?? ['dist/server/main.js'], {
    TORCHWARD_MODE: 'demo',
    PORT: '0',
    DATA_DIR: dataDir,
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
      await cleanUp();
      return ended;
    };
    const { output } = server;
    return { url, dataDir, demo, startedIn, output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
