import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Progress, type StepResult, createCheckResult } from './step';
import type { VitestMessage } from './vitestReporter';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A step hangs when it has finished no test for this long; a step that counts no tests, when it takes this long. */
const HANG_TIMEOUT_MS = 20 * 60_000;

export interface FinishedProcess {
  code: number | null;
  output: string;
}

export interface NodeRun {
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  onMessage?: (message: VitestMessage) => void;
}

/** Runs a Node program to its end, without input and without colours. */
export function runNode({ args, env, onMessage }: NodeRun): Promise<FinishedProcess> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: onMessage ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true', FORCE_COLOR: '0', ...env },
      detached: process.platform !== 'win32',
    });
    let output = '';
    const keep = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    if (onMessage) child.on('message', onMessage);

    const end = (signal: NodeJS.Signals): void => {
      // Kills the whole process group, so that no browser or database outlives a hanging or interrupted step.
      if (child.pid !== undefined && process.platform !== 'win32') process.kill(-child.pid, signal);
      else child.kill(signal);
    };
    const timer = setTimeout(() => {
      output += `\nThe step finished nothing for ${HANG_TIMEOUT_MS / 60_000} minutes and was ended.\n`;
      end('SIGKILL');
    }, HANG_TIMEOUT_MS);
    child.on('message', () => timer.refresh());
    const interrupt = (): void => {
      end('SIGTERM');
      process.exit(130);
    };
    process.once('SIGINT', interrupt);
    process.once('SIGTERM', interrupt);
    child.on('error', (error) => (output += `\n${error.message}\n`));
    child.on('close', (code) => {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
      resolve({ code, output });
    });
  });
}

/**
 * Runs a step that is one program: it passes when the program exits with 0.
 *
 * @param name what the check is called in the summary
 * @param args Node's arguments, from the repository's root
 */
export async function runCheck(name: string, args: readonly string[]): Promise<StepResult> {
  const { code, output } = await runNode({ args });
  return createCheckResult(name, code === 0, output);
}

/** Runs a step of one or more Vitest projects, and counts each test. */
export async function runVitest(
  projects: readonly string[],
  onProgress: (progress: Progress) => void,
): Promise<StepResult> {
  let end: StepResult | undefined;
  const { code, output } = await runNode({
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=./scripts/test/vitestReporter.ts',
    ],
    onMessage: (message) => {
      if (message.kind === 'progress') onProgress(message);
      else end = message;
    },
  });
  if (end === undefined) return createCheckResult(`Vitest (${projects.join(', ')})`, false, output);
  const explained = code === 0 || end.failures.length > 0;
  return {
    passed: end.passed,
    failures: explained ? end.failures : [{ name: `Vitest (${projects.join(', ')})`, detail: output.trim() }],
  };
}
