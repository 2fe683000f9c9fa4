/**
 * Measures `npm start` when nothing has changed since the last start: from the command to "ready", with the checks of
 * the installation and the build. Starts it in turns with the bare server, five times each. Fails when the median is 3
 * s or more.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from '../tests/support/server/index.ts';
import { computeMedian, readMachineLoad } from './bench/figures.ts';

const ROUNDS = 5;
const TARGET_MS = 3_000;

const starts = { 'npm start': ['scripts/start.mjs'], 'the bare server': ['dist/server/main.js'] };
const times: Record<keyof typeof starts, number[]> = { 'npm start': [], 'the bare server': [] };

const loadBefore = readMachineLoad();
const dataDir = await mkdtemp(join(tmpdir(), 'torchward-bench-start-'));
try {
  // The first start creates the demo.
  await (await startDemo({ dataDir })).stop();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of ['npm start', 'the bare server'] as const) {
      const server = await startDemo({ dataDir, args: starts[name] });
      times[name].push(server.startedIn);
      await server.stop();
    }
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

const formatSeconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
const medianMs = computeMedian(times['npm start']);
console.log(
  `npm start, nothing changed: median ${formatSeconds(medianMs)} (target ${formatSeconds(TARGET_MS)}), ` +
    `slowest ${formatSeconds(Math.max(...times['npm start']))}; the bare server: median ${formatSeconds(computeMedian(times['the bare server']))}.`,
);
console.log(`Load of the machine: ${loadBefore} before, ${readMachineLoad()} after.`);
process.exitCode = medianMs < TARGET_MS ? 0 : 1;
