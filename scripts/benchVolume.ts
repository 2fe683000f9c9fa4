/**
 * Compares what the dashboard asks for an account with very many messages with the same of an account of ten thousand,
 * both on the same built server and PostgreSQL, in turns. Prints the median of each and their ratio; fails when a ratio
 * is over 2 or the slowest twentieth takes over 30 ms.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLoginTokens } from '../src/server/security/loginTokens.ts';
import { openStore } from '../src/server/store/connect.ts';
import { startOwnPostgres } from '../tests/support/postgres.ts';
import { addOwner, type BuiltServer, startProductionNode } from '../tests/support/server/index.ts';
import { computePercentile, readMachineLoad } from './bench/figures.ts';
import { addVolume, type GeneratedAccount, readPlayerName } from '../tests/support/volume.ts';
import { createTerminal } from './terminal.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    players: { type: 'string', default: '20000' },
    /** Messages of an account that no call asks for. */
    others: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const JWT_SECRET = 'a-secret-of-at-least-thirty-two-characters';
const RATIO_LIMIT = 2;
const LIMIT_MS = 30;
const KEPT_DAYS = 90;
const SMALL = { messages: 10_000, players: 500 };
const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

const log = (query: string) => () => `/api/dashboard/recent-logs?limit=100&${query}`;
/** A page in the middle of a filter that selects this share of the messages. */
const middle = (query: string, share: number) => (messages: number) =>
  `/api/dashboard/recent-logs?limit=100&${query}&offset=${Math.floor((messages * share) / 2)}`;
const CALLS: Record<string, (messages: number) => string> = {
  'first page': log('filter=all'),
  'middle page': middle('filter=all', 1),
  'any action': log('filter=any_action'),
  'any action, middle': middle('filter=any_action', 0.03),
  ban: log('filter=ban'),
  'ban, middle': middle('filter=ban', 0.001),
  warn: log('filter=warn'),
  'cleared by pre-filter': log('filter=filtered'),
  'pre-filter, middle': middle('filter=filtered', 0.57),
  'two weeks': log(`filter=all&startDate=${day(40)}&endDate=${day(26)}`),
  'any action, 30 days': log('filter=any_action&period=30d'),
  'ban, 24 hours': log('filter=ban&period=24h'),
  'busiest player': log(`filter=all&player=${readPlayerName(0)}`),
  'busiest player, middle': middle(`filter=all&player=${readPlayerName(0)}`, 1 / 500),
  'busiest player, any action': log(`filter=any_action&player=${readPlayerName(0)}`),
  'busiest player, ban': log(`filter=ban&player=${readPlayerName(0)}`),
  'one player': log(`filter=all&player=${readPlayerName(437)}`),
  'part, few players': log('filter=all&player=golem36'),
  'part, many players': log('filter=all&player=fox'),
  'part, many, ban': log('filter=ban&player=fox'),
  'two letters': log('filter=all&player=mo'),
  'part, no player': log('filter=all&player=zzyzx'),
  'overview 24 hours': () => '/api/dashboard/overview?period=24h',
  'overview 7 days': () => '/api/dashboard/overview?period=7d',
  'overview 30 days': () => '/api/dashboard/overview?period=30d',
  'overview 90 days': () => '/api/dashboard/overview?period=90d',
  'analytics 7 days, hours': () => '/api/dashboard/analytics?period=7d&granularity=hour&compare=true',
  'analytics 30 days': () => '/api/dashboard/analytics?period=30d&granularity=day&compare=true',
  'analytics 90 days': () => '/api/dashboard/analytics?period=90d&granularity=day',
  'performance 90 days': () => '/api/dashboard/performance?period=90d',
};

const { out, progress } = createTerminal();
const postgres = await startOwnPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'torchward-bench-'));
const store = await openStore({ databaseUrl: postgres.url, dataDir, statementTimeoutMs: 0 });
let node: BuiltServer | undefined;
try {
  const now = new Date();
  const addAccount = async (messages: number, players: number): Promise<GeneratedAccount> => {
    const { id } = await addOwner(store, now, 'no password', { tier: 'pro' });
    return { id, messages, players };
  };
  const small = await addAccount(SMALL.messages, SMALL.players);
  const large = await addAccount(Number(values.messages), Number(values.players));
  const other = await addAccount(Number(values.others), Number(values.players));
  const began = performance.now();
  await addVolume(store.db, [small, large, other], { days: KEPT_DAYS, until: new Date(), progress });
  progress('');
  out(
    `Generated ${values.messages} messages beside ${SMALL.messages} and ${values.others} in ${((performance.now() - began) / 1_000).toFixed(0)} s. ` +
      `${rounds} rounds. Load of the machine: ${readMachineLoad()}.`,
  );

  const tokens = createLoginTokens({
    secret: JWT_SECRET,
    previousSecret: undefined,
    clock: { now: () => new Date() },
  });
  node = await startProductionNode({ dataDir, databaseUrl: postgres.url, env: { JWT_SECRET } });
  const { url } = node;
  const measure = async (
    { id, messages }: GeneratedAccount,
    path: (messages: number) => string,
  ): Promise<number> => {
    const from = performance.now();
    const answer = await fetch(url + path(messages), {
      headers: { authorization: `Bearer ${await tokens.issue(id, 0)}` },
    });
    await answer.text();
    // A search that the server ends takes longer than any other.
    if (answer.status === 503) return Infinity;
    if (!answer.ok) throw new Error(`${path(messages)} answered ${answer.status}.`);
    return performance.now() - from;
  };

  out(
    ['', 'small ms', 'large ms', 'ratio', 'large p95']
      .map((cell, n) => (n ? cell.padStart(11) : cell.padEnd(28)))
      .join(''),
  );
  let isRight = true;
  for (const [name, path] of Object.entries(CALLS).filter(([each]) => each.includes(values.only))) {
    const times = { small: [] as number[], large: [] as number[] };
    await measure(small, path);
    await measure(large, path);
    for (let round = 0; round < rounds; round += 1) {
      times.small.push(await measure(small, path));
      times.large.push(await measure(large, path));
    }
    const [few, many] = [computePercentile(times.small, 0.5), computePercentile(times.large, 0.5)];
    const slowest = computePercentile(times.large, 0.95);
    const misses = many / few > RATIO_LIMIT || slowest > LIMIT_MS;
    isRight &&= !misses;
    const cells = [few.toFixed(1), many.toFixed(1), (many / few).toFixed(2), slowest.toFixed(1)];
    out(name.padEnd(28) + cells.map((cell) => cell.padStart(11)).join('') + (misses ? '  over' : ''));
  }
  out(`Load of the machine after: ${readMachineLoad()}.`);
  process.exitCode = isRight ? 0 : 1;
} finally {
  await node?.stop();
  await store.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
