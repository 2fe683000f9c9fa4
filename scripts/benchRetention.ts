/**
 * Measures how long a node takes to start on a large backlog of expired rows, how long retention takes to delete it, and
 * what that costs the callers, on a PostgreSQL of its own without fsync. Calls at a given pace are measured in rounds
 * before, during and after; the p99 of a state is the median of its rounds. Needs Linux.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore } from '../src/server/store/connect.ts';
import { RETENTION_LOCK_KEY } from '../src/server/store/repositories/retention.ts';
import { startOwnPostgres } from '../tests/support/postgres.ts';
import { addOwner, type BuiltServer, startServedNode } from '../tests/support/server/index.ts';
import { computeMedian, readMachineLoad } from './bench/figures.ts';
import { type LoadResult, runLoad } from './benchModerate/load.ts';
import { addBacklog, type Backlog, readBacklogRemainder } from './benchRetention/backlog.ts';
import { createTerminal } from './terminal.ts';
import { readMeasureOptions } from './bench/options.ts';

const values = readMeasureOptions({
  messages: 50_000_000,
  receipts: 10_000_000,
  shared: 1_000_000,
  pace: 100,
  /** The longest time that retention is watched for. */
  minutes: 30,
});
const { pace } = values;
const ACCOUNTS = 8;
const CONNECTIONS = 16;
const ROUND_SECONDS = 10;
const QUIET_ROUNDS = 5;
const START_LIMIT_MS = 5_000;
const RATIO_LIMIT = 1.5;

const { out, progress } = createTerminal();
const formatSeconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
const formatState = (name: string, rounds: readonly LoadResult[]): string => {
  const computeMedianOfRuns = (what: keyof LoadResult) => computeMedian(rounds.map((round) => round[what]));
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  return (
    `${name.padEnd(8)} ${String(rounds.length).padStart(4)} rounds  median ${computeMedianOfRuns('median').toFixed(1)} ms  ` +
    `p99 ${computeMedianOfRuns('p99').toFixed(1)} ms  failed ${failed}  load ${readMachineLoad()}`
  );
};

const postgres = await startOwnPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'torchward-bench-'));
const store = await openStore({ databaseUrl: postgres.url, dataDir, statementTimeoutMs: 0 });
const holder = new pg.Client({ connectionString: postgres.url });
let node: BuiltServer | undefined;
try {
  const now = new Date();
  const keys: string[] = [];
  const accounts: string[] = [];
  let keeper = '';
  for (let n = 0; n < ACCOUNTS; n += 1) {
    accounts.push((await addOwner(store, now, 'no password', { tier: 'starter' })).id);
    const pro = await addOwner(store, now, 'no password', { tier: 'pro' });
    keeper = pro.id;
    keys.push(pro.liveKey);
  }
  const backlog: Backlog = {
    messages: values.messages,
    shared: values.shared,
    receipts: values.receipts,
    accounts,
    keeper,
  };
  const empty = await startServedNode({ dataDir, databaseUrl: await postgres.createDatabase() });
  await empty.stop();
  out(
    `Started in ${formatSeconds(empty.startedIn)} on a new database. Load of the machine: ${readMachineLoad()}.`,
  );
  const began = performance.now();
  await addBacklog(store.db, backlog, progress);
  progress('');
  out(
    `Generated ${values.messages} messages past every plan, ${values.shared} in a day that one account keeps and ` +
      `${values.receipts} receipts in ${formatSeconds(performance.now() - began)}. Load of the machine: ${readMachineLoad()}.`,
  );

  const measure = async (server: BuiltServer): Promise<LoadResult> =>
    runLoad(
      { url: server.url, pid: server.pid, keys, withIds: true },
      { connections: CONNECTIONS, seconds: ROUND_SECONDS, perSecond: pace },
    );
  const measureQuiet = async (server: BuiltServer): Promise<LoadResult[]> => {
    const rounds: LoadResult[] = [];
    for (let round = 0; round < QUIET_ROUNDS; round += 1) rounds.push(await measure(server));
    return rounds;
  };

  await holder.connect();
  await holder.query(`select pg_advisory_lock(${RETENTION_LOCK_KEY})`);
  node = await startServedNode({ dataDir, databaseUrl: postgres.url });
  await measure(node);
  const before = await measureQuiet(node);
  await node.stop();
  await holder.query(`select pg_advisory_unlock(${RETENTION_LOCK_KEY})`);
  out(formatState('before', before));

  node = await startServedNode({ dataDir, databaseUrl: postgres.url });
  const { startedIn } = node;
  out(`Started in ${formatSeconds(startedIn)} on the backlog. Load of the machine: ${readMachineLoad()}.`);
  const started = performance.now();
  const end = started + values.minutes * 60_000;
  const during: LoadResult[] = [];
  let rest = await readBacklogRemainder(store.db, backlog);
  let dropped: number | undefined;
  const isLeft = (): boolean => rest.partitions > 0 || rest.hasMessages || rest.hasReceipts;
  while (isLeft() && performance.now() < end) {
    during.push(await measure(node));
    rest = await readBacklogRemainder(store.db, backlog);
    if (rest.partitions === 0) dropped ??= performance.now() - started;
    progress(`${JSON.stringify(rest)} after ${formatSeconds(performance.now() - started)}`);
  }
  progress('');
  const caughtUp = performance.now() - started;
  out(formatState('during', during));
  out(
    `The partitions that no plan keeps were gone after ${dropped === undefined ? 'more than ' : ''}${formatSeconds(dropped ?? caughtUp)}; ` +
      (isLeft()
        ? `after ${formatSeconds(caughtUp)} is left: ${JSON.stringify(rest)}.`
        : `everything after ${formatSeconds(caughtUp)}.`),
  );
  const after = isLeft() ? [] : await measureQuiet(node);
  if (after.length > 0) out(formatState('after', after));

  const p99Of = (rounds: readonly LoadResult[]) => computeMedian(rounds.map(({ p99 }) => p99));
  const ratio = p99Of(during) / p99Of([...before, ...after]);
  out(
    `p99 during is ${ratio.toFixed(2)} of quiet (limit ${RATIO_LIMIT}); start ${formatSeconds(startedIn)} (limit ${formatSeconds(START_LIMIT_MS)}).`,
  );
  process.exitCode = isLeft() || ratio > RATIO_LIMIT || startedIn > START_LIMIT_MS ? 1 : 0;
} finally {
  await node?.stop();
  await holder.end();
  await store.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
