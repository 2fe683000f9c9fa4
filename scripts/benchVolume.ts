/**
 * Compares the dashboard's times for an account of very many messages and for one of ten thousand, in turns on the same
 * built server and PostgreSQL: each call, and each screen in a browser. Prints the median of each and their ratio. Also
 * compares the figures of every call and screen with counts of the messages themselves. Fails when a ratio is over 2,
 * when a call's slowest twentieth takes over 30 ms, or when a figure differs.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createLoginTokens } from '../src/server/security/loginTokens.ts';
import { openStore } from '../src/server/store/connect.ts';
import { indexClosedPartitions } from '../src/server/store/closedPartitions.ts';
import { launchBrowser } from '../tests/support/browser.ts';
import { startOwnPostgres } from '../tests/support/postgres.ts';
import { type BuiltServer, startServedNode } from '../tests/support/server/index.ts';
import type { GeneratedAccount } from '../tests/support/volume.ts';
import { computeMedian, computePercentile, readMachineLoad } from './bench/figures.ts';
import { fillDatabase } from './benchVolume/accounts.ts';
import { CALLS } from './benchVolume/calls.ts';
import { compareFiguresWithCounts } from './benchVolume/figures.ts';
import { openVisitor, visitScreen } from './benchVolume/screens.ts';
import { createTerminal } from './terminal.ts';
import { readMeasureOptions } from './bench/options.ts';

const values = readMeasureOptions(
  {
    messages: 1_000_000,
    players: 20_000,
    /** Messages of an account that no call asks for. */
    others: 200_000,
    rounds: 15,
  },
  {
    /** A part of the names of the calls and screens to measure; figures are then not compared. */
    only: { type: 'string', default: '' },
    /** Address of a database that outlives the run: the first run fills it, and later ones measure it again. */
    database: { type: 'string' },
  },
);
const { rounds } = values;
const JWT_SECRET = 'a-secret-of-at-least-thirty-two-characters';
const RATIO_LIMIT = 2;
const LIMIT_MS = 30;
const HOUR_MS = 3_600_000;
const SMALL = { messages: 10_000, players: 500 };

const { out, progress } = createTerminal();
const faults: string[] = [];
const isMeasured = (name: string): boolean => name.includes(values.only);

function printHead(title: string, columns: readonly string[]): void {
  out(title.padEnd(28) + columns.map((column) => column.padStart(11)).join(''));
}

/** Prints a line with the medians of both accounts and their ratio. @param limitMs for the large account's p95 */
function printTimes(name: string, times: { small: number[]; large: number[] }, limitMs = Infinity): void {
  const [few, many] = [computeMedian(times.small), computeMedian(times.large)];
  const slowest = computePercentile(times.large, 0.95);
  const misses = many / few > RATIO_LIMIT || slowest > limitMs;
  if (misses)
    faults.push(`"${name}" took ${many.toFixed(1)} ms, and ${few.toFixed(1)} in the small account.`);
  const cells = [few.toFixed(1), many.toFixed(1), (many / few).toFixed(2), slowest.toFixed(1)];
  out(name.padEnd(28) + cells.map((cell) => cell.padStart(11)).join('') + (misses ? '  over' : ''));
}

/** Measures both accounts in turns, after one round that is not counted. */
async function takeTurns(measure: (size: 'small' | 'large') => Promise<number>) {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    for (const size of ['small', 'large'] as const) {
      const ms = await measure(size);
      if (round >= 0) times[size].push(ms);
    }
  }
  return times;
}

const postgres = values.database === undefined ? await startOwnPostgres() : undefined;
const databaseUrl = postgres?.url ?? values.database ?? '';
const dataDir = await mkdtemp(join(tmpdir(), 'torchward-bench-'));
const store = await openStore({ databaseUrl, dataDir, statementTimeoutMs: 0 });
const browser = await launchBrowser();
let node: BuiltServer | undefined;
try {
  const began = performance.now();
  const players = values.players;
  const [small, large] = await fillDatabase(store, {
    sizes: [SMALL, { messages: values.messages, players }, { messages: values.others, players }],
    progress,
  });
  const { signal } = new AbortController();
  await store.runBeside(signal, (connection) => indexClosedPartitions(connection, new Date(), signal));
  if (small === undefined || large === undefined) throw new Error('The database has less than two accounts.');
  const accounts = { small, large };
  out(
    `${large.messages} messages beside ${small.messages} and those of others, filled in ` +
      `${((performance.now() - began) / 1_000).toFixed(0)} s. ${rounds} rounds. Load of the machine: ${readMachineLoad()}.`,
  );

  const tokens = createLoginTokens({
    secret: JWT_SECRET,
    previousSecret: undefined,
    clock: { now: () => new Date() },
  });
  node = await startServedNode({ dataDir, databaseUrl, env: { JWT_SECRET } });
  const { url } = node;
  const call = async ({ id }: GeneratedAccount, path: string): Promise<Response> =>
    fetch(url + path, { headers: { authorization: `Bearer ${await tokens.issue(id, 0)}` } });
  const measureCall = async (account: GeneratedAccount, path: string): Promise<number> => {
    const from = performance.now();
    const answer = await call(account, path);
    await answer.text();
    // A search that the server ends takes longer than any other.
    if (answer.status === 503) return Infinity;
    // The account's searches have used up the time that they may take of the database.
    if (answer.status === 429) {
      await setTimeout(Number(answer.headers.get('retry-after')) * 1_000);
      return measureCall(account, path);
    }
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    return performance.now() - from;
  };

  printHead('Call', ['small ms', 'large ms', 'ratio', 'large p95']);
  for (const [name, path] of Object.entries(CALLS).filter(([each]) => isMeasured(each))) {
    const measure = (size: keyof typeof accounts) =>
      measureCall(accounts[size], path(accounts[size].messages));
    printTimes(name, await takeTurns(measure), LIMIT_MS);
  }

  const openAs = async (account: GeneratedAccount) =>
    openVisitor(browser, { db: store.db, account, url, token: await tokens.issue(account.id, 0) });
  const visitors = { small: await openAs(small), large: await openAs(large) };
  printHead('Screen', ['small ms', 'large ms', 'ratio', 'large p95']);
  for (const name of Object.keys(visitors.large.screens).filter(isMeasured)) {
    const times = await takeTurns(async (size) => (await visitScreen(visitors[size], name)).shownMs);
    printTimes(name, times);
  }

  for (const [size, account] of values.only === '' ? Object.entries(accounts) : []) {
    const fetchAnswer = async <Answer>(path: string): Promise<Answer> => {
      const answer = await call(account, path);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      return (await answer.json()) as Answer;
    };
    const compare = async () => {
      const result = await compareFiguresWithCounts(store.db, account.id, fetchAnswer);
      const visitor = visitors[size as keyof typeof visitors];
      for (const name of Object.keys(visitor.screens)) {
        const { figures } = await visitScreen(visitor, name, store.db);
        if (figures === null) continue;
        const [shown, counted] = figures.map((each) => JSON.stringify(each));
        result.compared += 1;
        if (shown !== counted)
          result.differences.push(`The screen "${name}" shows ${shown}, the messages say ${counted}.`);
      }
      return result;
    };
    progress(`comparing the figures of the ${size} account`);
    const hour = Math.floor(Date.now() / HOUR_MS);
    let result = await compare();
    // The hour changed during the comparison, and with it the start of every period.
    if (Math.floor(Date.now() / HOUR_MS) !== hour) result = await compare();
    progress('');
    out(`The ${size} account: ${result.compared} figures compared, ${result.differences.length} differ.`);
    faults.push(...result.differences.map((difference) => `The ${size} account. ${difference}`));
  }

  for (const fault of faults) out(`FAILS  ${fault}`);
  out(`Load of the machine after: ${readMachineLoad()}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  await node?.stop();
  await store.close();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
