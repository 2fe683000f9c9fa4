import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../visual/reporter';
import { runNode } from './command';
import { type Progress, type StepResult, verdict } from './step';

interface Found {
  findings: readonly Finding[];
  /** Baselines of stories that were not drawn. */
  notDrawn: number;
}

/** Each picture that was compared counts as one test, and one that was not drawn as none. */
export function asResult({ findings, notDrawn }: Found): StepResult {
  const failures = findings.flatMap(({ key, fault }) =>
    fault === undefined ? [] : [{ name: key, detail: fault }],
  );
  const passed = findings.length - failures.length;
  if (notDrawn === 0) return { passed, failures };
  const [compared, left] = [findings.length, notDrawn].map((n) => n.toLocaleString('en'));
  const note = `${compared} pictures compared, ${left} not drawn: sources unchanged. npm test -- --full draws all.`;
  return { passed, failures, note };
}

interface Comparison {
  /** Draw every story, whether or not its sources have changed. */
  full: boolean;
  /** Where to write what was found. */
  file: string;
}

/** Node's arguments for the comparison. */
export function comparison({ full, file }: Comparison): string[] {
  const which = full ? [] : ['--changed'];
  return ['scripts/bootstrap.mjs', 'scripts/visual.ts', ...which, '--json', file];
}

/**
 * Compares stories with their pictures. Unless the run is full, a story made of exactly what its accepted pictures were
 * drawn from is not drawn again: the same sources in the same browser draw the same picture.
 */
export async function pictures(full: boolean, onProgress: (progress: Progress) => void): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-pictures-'));
  const file = join(folder, 'found.json');
  try {
    const { output } = await runNode({
      args: comparison({ full, file }),
      onMessage: (message) => message.kind === 'progress' && onProgress(message),
    });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return verdict('npm run test:visual', false, output);
    return asResult(JSON.parse(text) as Found);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
