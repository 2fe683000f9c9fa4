import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { linkProgram } from '../../../scripts/build/artefacts.mjs';
import { buildIfStale } from '../buildIfStale';

/** What `npm run build` makes of the link. */
export const LINK_PROGRAM = fileURLToPath(new URL('../../../dist/link/torchward-link.mjs', import.meta.url));

/** Builds the link where it is missing or older than its sources. @throws when the build fails */
export function buildLink(): void {
  buildIfStale(linkProgram);
}

/** The built link in a process of its own. */
export interface LinkProcess {
  process: ChildProcess;
  output: () => string;
  /** Sends a signal and waits. @returns the exit code, null when the signal ended it */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export function startLink(args: readonly string[], env: NodeJS.ProcessEnv = {}): LinkProcess {
  const child = spawn(process.execPath, [LINK_PROGRAM, ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TZ: process.env['TZ'], ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    process: child,
    output: () => output,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
}
