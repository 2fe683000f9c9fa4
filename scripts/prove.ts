/**
 * Proves that no owner pays for, waits for or loses a line to another: see `runTrial`. Fails when an acknowledged line is
 * lost or doubled, when an answer is a 500, or when the other owners' p99 more than doubles. Needs Linux.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startOwnPostgres } from '../tests/support/postgres.ts';
import { computeMedian, readMachineLoad } from './bench/figures.ts';
import type { LoadRecord } from './prove/load.ts';
import { computeP99, runTrial } from './prove/trial.ts';
import { createTerminal } from './terminal.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    owners: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '2000' },
    batch: { type: 'string', default: '10' },
  },
});
const MAX_RATIO = 2;

const { out, progress } = createTerminal();
const postgres = await startOwnPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'torchward-prove-'));
try {
  out(`Load of the machine before: ${readMachineLoad()}.`);
  const result = await runTrial({
    databaseUrl: postgres.url,
    dataDir,
    owners: Number(values.owners),
    linesPerSecond: Number(values.rate),
    linesPerBatch: Number(values.batch),
    warmUpSeconds: Math.min(60, Number(values.seconds) / 2),
    quietSeconds: Math.max(5, Number(values.seconds) / 5),
    faultySeconds: Number(values.seconds),
    killEverySeconds: 60,
    onProgress: progress,
  });
  progress('');
  const formatRecord = (name: string, record: LoadRecord): string =>
    `${name.padEnd(15)} ${record.latencies.length} batches  median ${computeMedian(record.latencies).toFixed(1)} ms  ` +
    `p99 ${computeP99(record).toFixed(1)} ms  answers ${JSON.stringify(Object.fromEntries(record.statuses))}  ` +
    `unanswered ${record.unanswered}`;
  const ratio = computeP99(result.faulty) / computeP99(result.quiet);
  out(formatRecord('Without faults', result.quiet));
  out(formatRecord('With faults', result.faulty));
  out(`Hostile owner: ${JSON.stringify(result.attack)}.`);
  out(`${result.acknowledged} lines acknowledged, ${result.lost} lost, ${result.doubled} doubled.`);
  out(
    `Memory of a node: ${result.memory.first.toFixed(0)} MiB at most at first, ${result.memory.last.toFixed(0)} at last.`,
  );
  out(`Ratio of p99: ${ratio.toFixed(2)}, at most ${MAX_RATIO} is allowed.`);
  out(`Load of the machine after: ${readMachineLoad()}.`);
  const has500 = [result.quiet, result.faulty].some(({ statuses }) => statuses.has(500));
  if (result.lost > 0 || result.doubled > 0 || has500 || ratio > MAX_RATIO) process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
