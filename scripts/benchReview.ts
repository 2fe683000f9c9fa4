/**
 * Measures the review queue with the built server, a real browser and the keyboard alone: from the key that confirms a
 * decision to the paint of the next item. Fails when the median is 100 ms or more, or when the focus was lost. `--queue
 * 50000` puts that many older items before them.
 */
import { launchBrowser } from '../tests/support/browser.ts';
import { signInByApi } from '../tests/e2e/support/api.ts';
import { sendHeldMessages, signIn, createThreats } from '../tests/e2e/support/owner.ts';
import { startDemo } from '../tests/support/server/index.ts';
import { decideByKeyboard } from '../tests/e2e/support/keyboardDecisions.ts';
import { HOUR_MS } from '../src/server/clock.ts';
import { openStore } from '../src/server/store/connect.ts';
import { refreshPlannerStatistics } from '../src/server/store/partitions.ts';
import { findCredentials } from '../src/server/store/repositories/accounts.ts';
import { addLongQueue } from '../tests/support/longQueue.ts';
import { startOwnPostgres } from '../tests/support/postgres.ts';
import { computePercentile, readMachineLoad } from './bench/figures.ts';
import { readMeasureOptions } from './bench/options.ts';

const values = readMeasureOptions({ items: 100, queue: 0 });
const { items, queue } = values;
const TARGET_MS = 100;

/** Lengthens the queue of the demo by items a second apart, the newest an hour old. */
async function lengthenQueue(databaseUrl: string, dataDir: string, email: string): Promise<void> {
  const store = await openStore({ databaseUrl, dataDir, statementTimeoutMs: 0, schema: 'as it is' });
  const account = await findCredentials(store.db, email);
  if (!account) throw new Error('The demo has no owner.');
  const until = new Date(Date.now() - HOUR_MS);
  await addLongQueue(store.db, account.id, { pending: queue, until });
  await refreshPlannerStatistics(store.db);
  await store.close();
}

const before = readMachineLoad();
const postgres = queue > 0 ? await startOwnPostgres() : undefined;
const [server, browser] = await Promise.all([
  startDemo(postgres && { databaseUrl: postgres.url }),
  launchBrowser(),
]);
try {
  if (postgres) await lengthenQueue(postgres.url, server.dataDir, server.demo.email);
  await sendHeldMessages(server, createThreats(items + 10, 'bench'));
  const { page } = await signIn(browser, await signInByApi(server));
  // tsx wraps functions in this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const { durations, focusLost } = await decideByKeyboard(page, server, items);
  const median = computePercentile(durations, 0.5);
  console.log(
    `${items} decisions, key to the next item's paint: median ${median.toFixed(0)} ms (target ${TARGET_MS}), ` +
      `p95 ${computePercentile(durations, 0.95).toFixed(0)} ms, slowest ${computePercentile(durations, 1).toFixed(0)} ms; focus lost ${focusLost} times.`,
  );
  console.log(`Load of the machine: ${before} before, ${readMachineLoad()} after.`);
  process.exitCode = median < TARGET_MS && focusLost === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  await postgres?.stop();
}
