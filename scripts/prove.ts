/**
 * Proves that no owner pays for, waits for or loses a line to another: see `runProof`. Fails when an acknowledged line is
 * lost, doubled or miscounted, when any owner gets a 500, when the other owners' p99 more than doubles, when a node's
 * memory grows, when an event is late, or when a fault did not happen. Needs Linux.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '../tests/support/postgres.ts';
import { computeMedian, readMachineLoad } from './bench/figures.ts';
import type { LoadRecord } from './prove/load.ts';
import { AFTER_KILL_MS, computeP99, hasStatus500, runProof } from './prove/proof.ts';
import { createTerminal } from './terminal.ts';
import { readMeasureOptions } from './bench/options.ts';

const values = readMeasureOptions({ seconds: 600, owners: 1_000, rate: 2_000, batch: 10 });
const MAX_RATIO = 2;
/** The largest ratio of a node's peak memory in the last third of the faulty time to that in the first. */
const MAX_MEMORY_RATIO = 1.25;
/** The oldest that a webhook event may be when it reaches its receiver, even when the node that sends it is killed. */
const MAX_EVENT_AGE_SECONDS = 120;

const { out, progress } = createTerminal();
const postgres = await startOwnPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'torchward-prove-'));
try {
  out(`Load of the machine before: ${readMachineLoad()}.`);
  const result = await runProof({
    databaseUrl: postgres.url,
    dataDir,
    owners: values.owners,
    linesPerSecond: values.rate,
    linesPerBatch: values.batch,
    warmUpSeconds: Math.min(60, values.seconds / 2),
    quietSeconds: Math.max(5, values.seconds / 5),
    faultySeconds: values.seconds,
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
  out(formatRecord(`${AFTER_KILL_MS / 1_000} s after kills`, result.afterKills));
  out(formatRecord('Between kills', result.betweenKills));
  out(`Hostile owner: ${JSON.stringify(result.attack)}.`);
  for (const [name, record] of [
    ['Poisoned lines', result.others[0]],
    ['Dead receiver', result.others[1]],
    ['Live receivers', result.others[2]],
  ] as const)
    if (record) out(formatRecord(name, record));
  const latest = result.eventAges.reduce((most, age) => Math.max(most, age), 0) / 1_000;
  const { first, last } = result.memory;
  const promises: readonly (readonly [string, boolean])[] = [
    [
      `${result.acknowledged} lines acknowledged, ${result.lost} lost, ${result.doubled} doubled, ${result.miscounted} miscounted.`,
      result.acknowledged > 0 && result.lost + result.doubled + result.miscounted === 0,
    ],
    ['No owner got a 500.', !hasStatus500(result)],
    [`Ratio of p99: ${ratio.toFixed(2)}, at most ${MAX_RATIO} is allowed.`, ratio <= MAX_RATIO],
    [
      `Memory of a node: ${first.toFixed(0)} MiB at most at first, ${last.toFixed(0)} at last.`,
      last <= first * MAX_MEMORY_RATIO,
    ],
    [
      `${result.eventAges.length} events delivered beside the dead receiver, the latest after ${latest.toFixed(1)} s.`,
      result.eventAges.length > 0 && latest <= MAX_EVENT_AGE_SECONDS,
    ],
    [
      `${result.kills} nodes killed; a rolling restart with a migration: ${result.isUpgraded ? 'done' : 'not done'}.`,
      result.kills > 0 && result.isUpgraded,
    ],
  ];
  for (const [sentence, holds] of promises) out(`${holds ? 'holds' : 'FAILS'}  ${sentence}`);
  out(`Load of the machine after: ${readMachineLoad()}.`);
  if (promises.some(([, holds]) => !holds)) process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
