import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './command';
import { type Progress, type StepResult, verdict } from './step';

interface Line {
  key: string;
  kind: string;
  reason: string;
}

/** Compares every story with its picture; each picture counts. */
export async function pictures(onProgress: (progress: Progress) => void): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-pictures-'));
  const file = join(folder, 'found.json');
  try {
    const { output } = await runNode({
      args: ['scripts/bootstrap.mjs', 'scripts/visual.ts', '--json', file],
      onMessage: (message) => message.kind === 'progress' && onProgress(message),
    });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return verdict('npm run test:visual', false, output);
    const lines = JSON.parse(text) as Line[];
    const failures = lines
      .filter(({ kind }) => kind !== 'same')
      .map(({ key, kind, reason }) => ({ name: `${kind}: ${key}`, detail: reason }));
    return { passed: lines.length - failures.length, failures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
