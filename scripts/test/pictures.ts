import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VisualFinding } from '../visual/reporter';
import { runNode } from './command';
import { type Progress, type StepResult, createCheckResult } from './step';

interface Found {
  findings: readonly VisualFinding[];
  /** Baselines of stories that were not drawn. */
  notDrawn: number;
}

/** Counts each compared picture as one test, and leaves out those that were not drawn. */
export function toStepResult({ findings, notDrawn }: Found): StepResult {
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
  /** Path of the file for the findings. */
  file: string;
}

/** Node's arguments that start the comparison of pictures. */
export function createComparisonArguments({ full, file }: Comparison): string[] {
  const which = full ? [] : ['--changed'];
  return ['scripts/bootstrap.mjs', 'scripts/visual.ts', ...which, '--json', file];
}

/**
 * Compares stories with their pictures. Unless the run is full, it skips stories whose sources have not changed since
 * their pictures were accepted, because the same browser draws the same sources alike.
 */
export async function runPictureComparison(
  full: boolean,
  onProgress: (progress: Progress) => void,
): Promise<StepResult> {
  const folder = await mkdtemp(join(tmpdir(), 'torchward-pictures-'));
  const file = join(folder, 'found.json');
  try {
    const { output } = await runNode({
      args: createComparisonArguments({ full, file }),
      onMessage: (message) => message.kind === 'progress' && onProgress(message),
    });
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined) return createCheckResult('npm run test:visual', false, output);
    return toStepResult(JSON.parse(text) as Found);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
