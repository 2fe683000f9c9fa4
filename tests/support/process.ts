import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The real server in a process of its own. */
export interface ServerProcess {
  child: ChildProcess;
  /** Everything printed so far, both streams. */
  output: () => string;
  /** Resolves with the address once the server has printed that it is ready; rejects if it ends before. */
  ready: Promise<string>;
  /** The exit code, null after a signal. */
  exited: Promise<number | null>;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}

interface NodeSettings {
  port: number;
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Settings of a node as an operator would run it, on this machine only. */
export function productionNode({ port, dataDir, databaseUrl }: NodeSettings): Record<string, string> {
  return {
    TORCHWARD_MODE: 'production',
    JWT_SECRET: 'a-secret-of-at-least-thirty-two-characters',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'error',
    BILLING: 'test',
    MAIL: 'outbox',
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
}

/** Starts the built server with only the given settings; nothing of the test's own environment leaks in. */
export function startProcess(env: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TORCHWARD_MODE: 'demo', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      resolve(code);
    });
  });
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then((code) => {
      reject(new Error(`The server ended with ${String(code)} before it was ready:\n${output}`));
    });
  });
  ready.catch(() => undefined);
  return { child, output: () => output, ready, exited };
}

/** Ends a process at once, whatever it is doing. */
export async function kill(server: ServerProcess): Promise<void> {
  server.child.kill('SIGKILL');
  await server.exited;
}
