/**
 * Measures the review queue with the built server, a real browser and the keyboard alone: from the key that confirms a
 * decision to the paint of the next item. Fails when the median is 100 ms or more, or when the focus was lost.
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from '../tests/support/browser.ts';
import { login } from '../tests/e2e/support/api.ts';
import { sendHeldMessages, signIn, createThreats } from '../tests/e2e/support/owner.ts';
import { startDemo } from '../tests/support/server/index.ts';
import { decideByKeyboard } from '../tests/e2e/support/keyboardDecisions.ts';
import { computePercentile, readMachineLoad } from './bench/figures.ts';

const { values } = parseArgs({ options: { items: { type: 'string', default: '100' } } });
const items = Number(values.items);
const TARGET_MS = 100;

const before = readMachineLoad();
const [server, browser] = await Promise.all([startDemo(), launchBrowser()]);
try {
  await sendHeldMessages(server, createThreats(items + 10, 'bench'));
  const { page } = await signIn(browser, await login(server));
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
}
