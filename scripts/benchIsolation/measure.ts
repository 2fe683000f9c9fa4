import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DAY_MS } from '../../src/server/clock';
import { openStore } from '../../src/server/store/connect';
import { ensurePartitions } from '../../src/server/store/partitions';
import { addOwner } from '../../tests/support/server/owners';
import { computeMedian } from '../bench/figures';
import { type LoadResult, runLoad } from '../benchModerate/load';

export interface IsolationOwners {
  /** Key of the owner whose calls are measured. */
  quietKey: string;
  /** Key of the owner who attacks. */
  hostileKey: string;
}

export interface IsolationBenchResult {
  /** The quiet owner's calls: medians of the rounds. */
  alone: LoadResult;
  attacked: LoadResult;
  /** Median of the rounds' ratios of p99 attacked to p99 alone. */
  ratio: number;
  /** How often the hostile owner's calls got each status. */
  attack: Readonly<Record<string, number>>;
}

const QUIET_PER_SECOND = 50;
const QUIET_CONNECTIONS = 8;
/** Kinds of the hostile owner's calls, and connections for each. */
const HOSTILE_CALLS = 'batch:32,search:8,export:4';

/** Puts a quiet owner on the smallest and a hostile one on the largest plan into an empty database. */
export async function addOwners(databaseUrl: string, dataDir: string): Promise<IsolationOwners> {
  const store = await openStore({ databaseUrl, dataDir });
  const now = new Date();
  await ensurePartitions(store.db, now, new Date(now.getTime() + 40 * DAY_MS));
  const quiet = await addOwner(store, now, 'no password', { tier: 'starter' });
  const hostile = await addOwner(store, now, 'no password', { tier: 'pro' });
  await store.close();
  return { quietKey: quiet.liveKey, hostileKey: hostile.liveKey };
}

/**
 * Attacks as one owner in a process of its own: batches, searches and exports over many connections, each with the next
 * call after each answer.
 *
 * @returns a function that ends the attack and tells how often its calls got each status
 */
export function startAttack(url: string, key: string, kinds: string): () => Promise<Record<string, number>> {
  const script = fileURLToPath(new URL('./attack.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, url, kinds], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ATTACK_KEY: key },
  });
  let printed = '';
  child.stdout.on('data', (text: Buffer) => {
    printed += text.toString();
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  return async () => {
    child.kill('SIGTERM');
    await ended;
    return JSON.parse(printed) as Record<string, number>;
  };
}

function computeMedians(results: readonly LoadResult[]): LoadResult {
  const of = (what: keyof LoadResult) => computeMedian(results.map((result) => result[what]));
  return {
    perSecond: of('perSecond'),
    cpuMicros: of('cpuMicros'),
    median: of('median'),
    p99: of('p99'),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/**
 * Measures the quiet owner's single messages at a steady pace, alone and under attack in turns.
 *
 * @param node with the owners of `addOwners` in its database
 */
export async function measureIsolation(
  { url, pid }: { url: string; pid: number },
  { quietKey, hostileKey }: IsolationOwners,
  { rounds, seconds, calls = HOSTILE_CALLS }: { rounds: number; seconds: number; calls?: string },
): Promise<IsolationBenchResult> {
  const target = { url, pid, keys: [quietKey] };
  const measure = () =>
    runLoad(target, { connections: QUIET_CONNECTIONS, seconds, perSecond: QUIET_PER_SECOND });
  await measure();
  const alone: LoadResult[] = [];
  const attacked: LoadResult[] = [];
  const attack: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await measure());
    const end = startAttack(url, hostileKey, calls);
    attacked.push(await measure());
    for (const [status, count] of Object.entries(await end())) attack[status] = (attack[status] ?? 0) + count;
  }
  return {
    alone: computeMedians(alone),
    attacked: computeMedians(attacked),
    ratio: computeMedian(attacked.map(({ p99 }, round) => p99 / (alone[round]?.p99 ?? p99))),
    attack,
  };
}
