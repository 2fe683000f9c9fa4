/**
 * Compares `POST /v1/moderate` of the built server with a bare route of the same framework and with a route that runs one
 * INSERT a message: on a PostgreSQL of their own, or with `--store embedded` on the embedded database. The accounts have
 * escalation on. The targets take turns, so that other load on the machine slows all of them equally. Only the ratios are
 * comparable between machines. Needs Linux.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DAY_MS } from '../src/server/clock.ts';
import { openStore } from '../src/server/store/connect.ts';
import { defaultConfig, saveConfig } from '../src/server/store/repositories/configs.ts';
import { ensurePartitions } from '../src/server/store/partitions.ts';
import { startOwnPostgres } from '../tests/support/postgres.ts';
import { addOwner, startServedNode } from '../tests/support/server/index.ts';
import { computeMedian, readMachineLoad } from './bench/figures.ts';
import { runLoad, type LoadResult, type Target } from './benchModerate/load.ts';
import { readMeasureOptions } from './bench/options.ts';

const values = readMeasureOptions(
  {
    rounds: 5,
    seconds: 3,
    connections: 64,
    pace: 1_500,
    /** Players of each account: with few, each has earlier lines that are read with the next. */
    players: 20_000,
  },
  { store: { type: 'string', default: 'postgres' } },
);
const { rounds, seconds, connections, pace } = values;
/** Long enough for V8 to optimise what a call runs, and for the node's first work on new accounts. */
const WARM_UP_SECONDS = 12;
/** The load is shared by so many accounts that none reaches its rate limit. */
const ACCOUNTS = 24;

async function createAccountKeys(databaseUrl: string | undefined, dataDir: string): Promise<string[]> {
  const store = await openStore({ databaseUrl, dataDir });
  const now = new Date();
  if (store.kind === 'postgres') {
    await ensurePartitions(store.db, now, new Date(now.getTime() + 40 * DAY_MS));
  }
  const keys: string[] = [];
  for (let n = 0; n < ACCOUNTS; n += 1) {
    const owner = await addOwner(store, now, 'no password');
    await saveConfig(store.db, owner.id, { ...defaultConfig, escalation_enabled: true }, now);
    keys.push(owner.liveKey);
  }
  await store.close();
  return keys;
}

/** @param place of the peer's database, or `none` */
function startPeer(place: string) {
  const script = fileURLToPath(new URL('./benchModerate/peer.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, place], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (words: Buffer) => {
      const address = /ready at (\S+)/.exec(words.toString())?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`The peer ended with ${code ?? 'a signal'}.`)));
  });
  return { child, url };
}

function formatRow(name: string, cells: readonly string[]): string {
  return name.padEnd(22) + cells.map((cell) => cell.padStart(13)).join('');
}

function computeMedians(results: readonly LoadResult[]): LoadResult {
  const computeMedianOfRuns = (what: keyof LoadResult) => computeMedian(results.map((each) => each[what]));
  return {
    perSecond: computeMedianOfRuns('perSecond'),
    cpuMicros: computeMedianOfRuns('cpuMicros'),
    median: computeMedianOfRuns('median'),
    p99: computeMedianOfRuns('p99'),
    failed: computeMedianOfRuns('failed'),
  };
}

const postgres = values.store === 'embedded' ? undefined : await startOwnPostgres();
const folder = await mkdtemp(join(tmpdir(), 'torchward-bench-'));
const dataDir = join(folder, 'torchward');
const keys = await createAccountKeys(postgres?.url, dataDir);
const server = await startServedNode({ dataDir, databaseUrl: postgres?.url });
const bare = startPeer('none');
const naive = startPeer((await postgres?.createDatabase()) ?? join(folder, 'naive'));
try {
  const targets: Record<string, Target> = {
    Torchward: { url: server.url, pid: server.pid, keys, players: values.players },
    'one INSERT each': { url: await naive.url, pid: naive.child.pid ?? 0, keys: [] },
    'bare route': { url: await bare.url, pid: bare.child.pid ?? 0, keys: [] },
  };
  console.log(
    `Load of the machine before: ${readMachineLoad()}. ${rounds} rounds of ${seconds} s, ${connections} connections.`,
  );
  for (const target of Object.values(targets))
    await runLoad(target, { connections, seconds: WARM_UP_SECONDS });
  // The load at a pace comes first: the database still works on a flood of INSERTs after its end.
  for (const [title, load] of [
    [`${pace} calls a second`, { connections, seconds, perSecond: pace }],
    ['without pause', { connections, seconds }],
  ] as const) {
    const results = Object.entries(targets).map(([name, target]) => ({
      name,
      target,
      rounds: [] as LoadResult[],
    }));
    for (let round = 0; round < rounds; round += 1) {
      for (const each of results) each.rounds.push(await runLoad(each.target, load));
    }
    const medians = results.map((each) => ({ name: each.name, ...computeMedians(each.rounds) }));
    const bare = medians.at(-1);
    const formatRatio = (value: number, of = NaN) => `${(value / of).toFixed(2)} x`;
    console.log(
      formatRow(title, ['answers/s', 'of bare', 'CPU µs', 'of bare', 'median ms', 'p99 ms', 'failed']),
    );
    for (const each of medians) {
      console.log(
        formatRow(each.name, [
          each.perSecond.toFixed(0),
          formatRatio(each.perSecond, bare?.perSecond),
          each.cpuMicros.toFixed(0),
          formatRatio(each.cpuMicros, bare?.cpuMicros),
          each.median.toFixed(1),
          each.p99.toFixed(1),
          each.failed.toFixed(0),
        ]),
      );
    }
  }
  console.log(`Medians of the rounds. Load of the machine after: ${readMachineLoad()}.`);
} finally {
  bare.child.kill();
  naive.child.kill();
  await server.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
}
