/**
 * Measures a long review queue: reviewers on three nodes with one PostgreSQL, each with a live stream, who page, open
 * items, report their presence and decide, all at once. Half of them begin at the same page, so that they meet. Prints
 * the median and the slowest hundredth of each kind of call; fails when a call was refused, or when the queue's counts
 * are wrong afterwards.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createLoginTokens } from '../src/server/security/loginTokens.ts';
import { openStore } from '../src/server/store/connect.ts';
import { refreshPlannerStatistics } from '../src/server/store/partitions.ts';
import { countPending } from '../src/server/store/repositories/reviews.ts';
import { addLongQueue } from '../tests/support/longQueue.ts';
import { startOwnPostgres } from '../tests/support/postgres.ts';
import { addOwner, type BuiltServer, startServedNode } from '../tests/support/server/index.ts';
import { computePercentile, readMachineLoad } from './bench/figures.ts';
import { type Figures, runReviewer } from './benchReviewers/reviewer.ts';
import { readMeasureOptions } from './bench/options.ts';

const values = readMeasureOptions({
  items: 50_000,
  reviewers: 20,
  seconds: 30,
  /** Milliseconds from one decision of a reviewer to the next. */
  pace: 1_500,
});
const { items, reviewers, seconds, pace: paceMs } = values;
const NODES = 3;
const JWT_SECRET = 'a-secret-of-at-least-thirty-two-characters';

const postgres = await startOwnPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'torchward-bench-'));
const store = await openStore({ databaseUrl: postgres.url, dataDir, statementTimeoutMs: 0 });
const nodes: BuiltServer[] = [];
try {
  const now = new Date();
  const owner = await addOwner(store, now, 'no password');
  await addLongQueue(store.db, owner.id, { pending: items, decided: items, others: items, until: now });
  for (let n = 0; n < 20; n += 1) {
    const other = await addOwner(store, now, 'no password');
    await addLongQueue(store.db, other.id, { pending: 200, others: 800, until: now });
  }
  await refreshPlannerStatistics(store.db);

  const tokens = createLoginTokens({
    secret: JWT_SECRET,
    previousSecret: undefined,
    clock: { now: () => new Date() },
  });
  nodes.push(
    ...(await Promise.all(
      Array.from({ length: NODES }, () =>
        startServedNode({ dataDir, databaseUrl: postgres.url, env: { JWT_SECRET } }),
      ),
    )),
  );
  console.log(
    `${items} items wait; ${reviewers} reviewers on ${NODES} nodes for ${seconds} s, a decision each ${paceMs} ms. Load of the machine before: ${readMachineLoad()}.`,
  );
  const figures: Figures = {
    durations: new Map(),
    decided: 0,
    alreadyDecided: 0,
    failures: new Map(),
    events: 0,
  };
  const until = Date.now() + seconds * 1_000;
  const pages = Math.floor(items / 20);
  await Promise.all(
    Array.from({ length: reviewers }, async (_, n) =>
      runReviewer({
        url: nodes[n % NODES]?.url ?? '',
        token: await tokens.issue(owner.id, 0),
        email: `reviewer-${n}@survival-one.example`,
        page: n % 2 === 0 ? 0 : Math.floor((pages * n) / reviewers),
        paceMs,
        until,
        figures,
      }),
    ),
  );
  console.log(['', 'calls', 'p50 ms', 'p99 ms'].map((cell) => cell.padStart(18)).join(''));
  for (const [kind, durations] of figures.durations) {
    const cells = [
      kind,
      String(durations.length),
      computePercentile(durations, 0.5).toFixed(1),
      computePercentile(durations, 0.99).toFixed(1),
    ];
    console.log(cells.map((cell) => cell.padStart(18)).join(''));
  }
  const { rows } = await sql<{ pending: number }>`select count(*) as pending from reviews
    where account_id = ${owner.id} and status = 'pending'`.execute(store.db);
  const [left, counted] = [rows[0]?.pending ?? 0, await countPending(store.db, owner.id)];
  const failed = [...figures.failures].map(([status, count]) => `${count} x ${status}`).join(', ') || 'none';
  console.log(
    `${figures.decided} decided, ${figures.alreadyDecided} that another reviewer had decided first, other refusals: ${failed}. ` +
      `${figures.events} events. ${left} items left, ${counted} counted. Load after: ${readMachineLoad()}.`,
  );
  const isRight = left === counted && left === items - figures.decided && figures.failures.size === 0;
  process.exitCode = isRight ? 0 : 1;
} finally {
  await Promise.all(nodes.map((node) => node.stop()));
  await store.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
