/**
 * Measures what one owner with the largest plan can do to another: a quiet owner's p99, alone and while the other sends
 * batches, searches and exports as fast as answers come, on one node with a PostgreSQL of its own. Quiet and attacked
 * rounds take turns, so that other load on the machine slows both equally. Fails when the p99 more than doubles. Needs
 * Linux.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOwnPostgres } from '../tests/support/postgres.ts';
import { startServedNode } from '../tests/support/server/index.ts';
import { readMachineLoad } from './bench/figures.ts';
import { addOwners, measureIsolation } from './benchIsolation/measure.ts';
import { readMeasureOptions } from './bench/options.ts';

const values = readMeasureOptions({ rounds: 5, seconds: 4 }, { calls: { type: 'string' } });
const MAX_RATIO = 2;

const postgres = await startOwnPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'torchward-bench-'));
const owners = await addOwners(postgres.url, dataDir);
const server = await startServedNode({ dataDir, databaseUrl: postgres.url });
try {
  console.log(`Load of the machine before: ${readMachineLoad()}.`);
  const { alone, attacked, ratio, attack } = await measureIsolation(server, owners, {
    rounds: values.rounds,
    seconds: values.seconds,
    ...(values.calls === undefined ? {} : { calls: values.calls }),
  });
  console.log(`Quiet owner alone:     median ${alone.median.toFixed(1)} ms, p99 ${alone.p99.toFixed(1)} ms.`);
  console.log(
    `Quiet owner attacked:  median ${attacked.median.toFixed(1)} ms, p99 ${attacked.p99.toFixed(1)} ms, ${attacked.failed} not answered with 200.`,
  );
  console.log(
    `Hostile owner: ${Object.entries(attack)
      .map(([status, count]) => `${count} x ${status}`)
      .join(', ')}.`,
  );
  console.log(`Median of the rounds' ratios of p99: ${ratio.toFixed(2)}, at most ${MAX_RATIO} is allowed.`);
  console.log(`Load of the machine after: ${readMachineLoad()}.`);
  if (ratio > MAX_RATIO || attacked.failed > 0) process.exitCode = 1;
} finally {
  await server.stop();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
