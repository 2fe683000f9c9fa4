import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { DAY_MS } from '../../src/server/clock';
import { openStore, type Store } from '../../src/server/store/connect';
import { ensurePartitions } from '../../src/server/store/partitions';
import { HARMLESS_VERDICT, startClaudeStandIn } from '../../tests/support/claudeStandIn';
import { findFreePort } from '../../tests/support/freePort';
import { addOwner, type BuiltServer, startServedNode } from '../../tests/support/server';
import { computePercentile } from '../bench/figures';
import { startAttack } from '../benchIsolation/measure';
import { createRecord, LoadGenerator, type LoadRecord, mergeRecords, type SendingOwner } from './load';
import { startAnsweringReceiver, startSilentReceiver } from './receivers';
import { countMiscountedMessages, countStoredLines } from './stored';

export interface ProofOptions {
  /** An empty database. */
  databaseUrl: string;
  /** A folder for what the nodes write beside it. */
  dataDir: string;
  /** Owners who send in turns. */
  owners: number;
  /** Lines of all of them together. */
  linesPerSecond: number;
  linesPerBatch: number;
  /** Seconds that are not measured, in which new nodes compile their code and take over the owners' subscriptions. */
  warmUpSeconds: number;
  /** Seconds measured without any fault, and those measured with all faults. */
  quietSeconds: number;
  faultySeconds: number;
  /** Seconds between two kills, of the nodes in turn. */
  killEverySeconds: number;
  onProgress?: (line: string) => void;
}

export interface ProofResult {
  /** The calls of the owners who send ordinary chat. */
  quiet: LoadRecord;
  faulty: LoadRecord;
  /** Of `faulty`, what was answered in the {@link AFTER_KILL_MS} after a kill. */
  afterKills: LoadRecord;
  /** Of `faulty`, the rest. */
  betweenKills: LoadRecord;
  /** Lines that a node has confirmed as stored. */
  acknowledged: number;
  /** Confirmed lines that are not stored. */
  lost: number;
  /** Rows of lines that were stored more than once, without the first of each. */
  doubled: number;
  /** How often the hostile owner's calls got each status. */
  attack: Readonly<Record<string, number>>;
  /** The calls of the owners with poisoned lines, with a dead receiver and with one that answers. */
  others: readonly LoadRecord[];
  /** By how many messages the counts of hours, players and billing periods differ from the rows. */
  miscounted: number;
  /** Milliseconds between each event of the owners whose receiver answers and its arrival. */
  eventAges: readonly number[];
  /** Nodes that were killed. */
  kills: number;
  /** Whether both nodes were restarted with a migration. */
  isUpgraded: boolean;
  /** Largest memory of a node in the first and in the last third of the faults, MiB. */
  memory: { first: number; last: number };
}

/** Lines that once broke the store: control characters, half of a surrogate pair, unassigned code points. */
const POISON = ['a\u0000b', '\ud800', '\udfff half', '\u0007\u001b[31m', '\u{e0fff}', '\ufffe\uffff'];
const CHAT = [
  'anyone trading diamonds?',
  'gg',
  'nice tower! how did you do the roof',
  'you are such an idiot',
];

/** About what a small model takes for an answer. */
const AI_ANSWER_MS = 600;

/** Milliseconds after a kill in which callers may notice it; their answers are counted apart. */
export const AFTER_KILL_MS = 5_000;

/** Milliseconds between two samples of a node's memory. */
const SAMPLE_INTERVAL_MS = 500;

/** Milliseconds between two reports of how many batches wait. */
const REPORT_INTERVAL_MS = 10_000;

/** Milliseconds that a rolling restart leaves a node to compile its code, before the next one ends. */
const RESTART_INTERVAL_MS = 10_000;

/** Owners whose receiver answers. */
const LISTENING_OWNERS = 5;

async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Takes back a change of the schema that the running nodes do not use, so that the next start makes it. */
async function undoMigration({ db }: Store): Promise<void> {
  await sql`alter table subscriptions drop column hidden_before, drop column hidden_days`.execute(db);
  await sql`delete from kysely_migration where name = '0180-hidden-messages'`.execute(db);
}

/**
 * Runs two nodes on one PostgreSQL while many owners send lines, first without faults and then with all of these:
 *
 * - An owner with the largest plan sends batches and searches without pause.
 * - An owner sends lines with characters that once broke the store.
 * - One owner's webhook receiver never answers, while that of five other owners does.
 * - The AI never answers.
 * - The proof kills one node after another, and halfway restarts both in turn with a migration.
 *
 * The nodes keep their production limits.
 */
export async function runProof(options: ProofOptions): Promise<ProofResult> {
  const { databaseUrl, dataDir, onProgress = () => undefined } = options;
  const store = await openStore({ databaseUrl, dataDir, statementTimeoutMs: 0 });
  const silent = await startSilentReceiver();
  const eventAges: number[] = [];
  const answering = await startAnsweringReceiver((ageMs) => eventAges.push(ageMs));
  const claude = await startClaudeStandIn({ keepsCalls: false });
  claude.answerAfter(AI_ANSWER_MS);
  claude.answerWith(() => HARMLESS_VERDICT);
  const nodes: BuiltServer[] = [];
  let endAttack: ReturnType<typeof startAttack>[] = [];
  let failure: Error | undefined;
  const timers = new Set<NodeJS.Timeout>();
  const clearTimers = () => timers.forEach(clearTimeout);
  /** Nodes that the proof itself ends. */
  const ending = new Set<BuiltServer>();
  const ports = [await findFreePort(), await findFreePort()];
  const startNode = async (index: number): Promise<void> => {
    const node = await startServedNode({
      dataDir,
      databaseUrl,
      env: {
        TORCHWARD_MODE: 'test',
        PORT: String(ports[index]),
        WEBHOOKS_LOCALHOST: 'true',
        ANTHROPIC_API_KEY: 'stand-in',
        ANTHROPIC_BASE_URL: claude.url,
      },
    });
    nodes[index] = node;
    void node.ended.then(({ code, output }) => {
      if (!ending.has(node))
        failure ??= new Error(`A node ended by itself with ${code ?? 'a signal'}:\n${output}`);
    });
  };
  const end = async (node: BuiltServer, how: 'kill' | 'stop'): Promise<void> => {
    ending.add(node);
    await node[how]();
  };
  const startAgain = async (index: number, how: 'kill' | 'stop'): Promise<void> => {
    const node = nodes[index];
    if (node) await end(node, how);
    await startNode(index);
  };

  try {
    const now = new Date();
    await ensurePartitions(store.db, now, new Date(now.getTime() + 2 * DAY_MS));
    const senders: SendingOwner[] = [];
    const add = async (name: string, tier: 'starter' | 'pro') => {
      const owner = await addOwner(store, now, 'no sign-in', { tier });
      return { ...owner, name, key: owner.liveKey, acknowledged: 0 };
    };
    for (let n = 0; n < options.owners; n += 1) senders.push(await add(`owner-${n}`, 'starter'));
    const poisoned = await add('poisoned', 'starter');
    const hostile = await add('hostile', 'pro');
    const deaf = await add('deaf', 'pro');
    const listening: SendingOwner[] = [];
    const addWebhook = async ({ id }: { id: string }, url: string) =>
      store.db
        .insertInto('webhooks')
        .values({
          id,
          account_id: id,
          url: `${url}/hook`,
          description: null,
          events: ['message.actioned'],
          secret: 'whsec_of_the_trial',
          enabled: true,
          failing_since: null,
          paused_reason: null,
          created_at: now,
        })
        .execute();
    await addWebhook(deaf, silent.url);
    for (let n = 0; n < LISTENING_OWNERS; n += 1) {
      const owner = await add(`listening-${n}`, 'pro');
      await addWebhook(owner, answering.url);
      listening.push(owner);
    }
    await Promise.all([startNode(0), startNode(1)]);
    const urls = nodes.map(({ url }) => url);
    const createLoad = (
      of: readonly SendingOwner[],
      linesPerSecond: number,
      linesPerBatch: number,
      texts: string[],
    ) =>
      new LoadGenerator({
        urls,
        senders: of,
        linesPerSecond,
        linesPerBatch,
        createText: (line) => `${texts[line % texts.length] ?? ''} ${line}`,
      });

    const load = createLoad(senders, options.linesPerSecond, options.linesPerBatch, CHAT);
    const start = (each: LoadGenerator): Promise<void> =>
      each.run().catch((error: unknown) => {
        failure ??= error instanceof Error ? error : new Error(String(error));
      });
    const running = [start(load)];
    onProgress('warming up');
    await pause(options.warmUpSeconds * 1_000);
    load.record = createRecord();
    onProgress('without faults');
    await pause(options.quietSeconds * 1_000);
    const quiet = load.record;
    const [betweenKills, afterKills] = [createRecord(), createRecord()];
    load.record = betweenKills;

    claude.misbehave('silent');
    const poison = createLoad([poisoned], 1, 1, POISON);
    const unheard = createLoad([deaf], 20, 10, CHAT);
    const heard = createLoad(listening, 5, 1, CHAT);
    const beside = [poison, unheard, heard];
    running.push(...beside.map(start));
    endAttack = urls.map((url) => startAttack(url, hostile.key, 'batch:8,search:2'));
    const began = performance.now();
    const elapsed = () => (performance.now() - began) / 1_000;
    const memory: { at: number; mib: number }[] = [];
    const sample = () => {
      for (const { pid } of nodes) void readMemory(pid).then((mib) => memory.push({ at: elapsed(), mib }));
    };
    const report = () => onProgress(`after ${elapsed().toFixed(0)} s ${load.underWay} batches wait`);
    timers.add(setInterval(sample, SAMPLE_INTERVAL_MS)).add(setInterval(report, REPORT_INTERVAL_MS));
    let kills = 0;
    let isUpgraded = false;
    // On a busy machine a node takes so long to start that the time could end before a fault has happened.
    while (elapsed() < options.faultySeconds || kills === 0 || !isUpgraded) {
      if (failure) throw failure;
      if (kills > 0 && !isUpgraded && elapsed() > options.faultySeconds / 2) {
        onProgress('rolling restart with a migration');
        await undoMigration(store);
        await startAgain(0, 'stop');
        await pause(RESTART_INTERVAL_MS);
        await startAgain(1, 'stop');
        isUpgraded = true;
      } else if (elapsed() > (kills + 0.5) * options.killEverySeconds) {
        onProgress(`kill ${kills + 1}`);
        load.record = afterKills;
        timers.add(setTimeout(() => (load.record = betweenKills), AFTER_KILL_MS));
        await startAgain(kills % 2, 'kill');
        kills += 1;
      }
      await pause(200);
    }
    clearTimers();
    load.record = createRecord();
    const attack: Record<string, number> = {};
    for (const endOne of endAttack.splice(0))
      for (const [status, count] of Object.entries(await endOne()))
        attack[status] = (attack[status] ?? 0) + count;
    onProgress('waiting until every line is stored');
    for (const each of [load, ...beside]) await each.end();
    await Promise.all(running);

    const counted = [...senders, poisoned, deaf, ...listening];
    const stored = await countStoredLines(store.db);
    const sum = (of: (sender: SendingOwner) => number) =>
      counted.reduce((total, sender) => total + of(sender), 0);
    const largest = (from: number, to: number) =>
      Math.max(
        0,
        ...memory
          .filter(({ at }) => at >= from * options.faultySeconds && at <= to * options.faultySeconds)
          .map(({ mib }) => mib),
      );
    return {
      quiet,
      faulty: mergeRecords(betweenKills, afterKills),
      afterKills,
      betweenKills,
      acknowledged: sum(({ acknowledged }) => acknowledged),
      lost: sum(({ name, acknowledged }) => Math.max(0, acknowledged - (stored.get(name)?.ids ?? 0))),
      doubled: sum(({ name }) => (stored.get(name)?.lines ?? 0) - (stored.get(name)?.ids ?? 0)),
      others: beside.map(({ record }) => record),
      attack,
      miscounted: await countMiscountedMessages(store.db),
      eventAges,
      kills,
      isUpgraded,
      memory: { first: largest(0, 1 / 3), last: largest(2 / 3, 1) },
    };
  } finally {
    clearTimers();
    await Promise.all([
      ...nodes.map(async (node) => end(node, 'kill')),
      ...endAttack.map(async (endOne) => endOne()),
    ]);
    await Promise.all([silent.stop(), answering.stop(), claude.stop()]);
    await store.close();
  }
}

export const computeP99 = ({ latencies }: LoadRecord): number => computePercentile(latencies, 0.99);

/** Whether any call of any owner, the hostile one included, got a 500. */
export const hasStatus500 = ({ quiet, faulty, others, attack }: ProofResult): boolean =>
  [quiet, faulty, ...others].some(({ statuses }) => statuses.has(500)) ||
  Object.keys(attack).some((name) => name.endsWith(' 500'));
