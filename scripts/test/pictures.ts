import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './command';
import { type Progress, type StepResult, verdict } from './step';

interface Found {
  findings: readonly { key: string; kind: string; reason: string }[];
  /** Pictures of stories that were not drawn again. */
  standing: number;
}

/**
 * Compares every story with its picture; each picture counts. A story made of exactly what its accepted pictures were
 * drawn from is not drawn again: the same sources in the same browser draw the same picture.
 */
export async function pictures(onProgress: (progress: Progress) => void): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-pictures-'));
  const file = join(folder, 'found.json');
  try {
    const { output } = await runNode({
      args: ['scripts/bootstrap.mjs', 'scripts/visual.ts', '--changed', '--json', file],
      onMessage: (message) => message.kind === 'progress' && onProgress(message),
    });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return verdict('npm run test:visual', false, output);
    const { findings, standing } = JSON.parse(text) as Found;
    const failures = findings
      .filter(({ kind }) => kind !== 'same')
      .map(({ key, kind, reason }) => ({ name: `${kind}: ${key}`, detail: reason }));
    return {
      passed: findings.length - failures.length + standing,
      failures,
      note: `${findings.length} pictures drawn; ${standing} stand, their sources are those they were drawn from.`,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
