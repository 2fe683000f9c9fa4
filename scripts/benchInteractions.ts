/**
 * Measures the time from an owner's input to the paint that shows its effect, with the built server and a real browser
 * slowed down four times. Fails when a median is over 150 ms. The first round of each interaction does not count,
 * because it fetches code that most visits have in the cache. `--peer 'ADDRESS BUTTON'` measures beside it how another
 * project's table turns its page with the button of that name; it needs a page for each round.
 */
import type { Page } from 'playwright';
import { launchBrowser } from '../tests/support/browser.ts';
import { signInByApi } from '../tests/e2e/support/api.ts';
import { signIn } from '../tests/e2e/support/owner.ts';
import { startDemo } from '../tests/support/server/index.ts';
import { computePercentile, readMachineLoad } from './bench/figures.ts';
import { readMeasureOptions } from './bench/options.ts';

const values = readMeasureOptions({ rounds: 15 }, { peer: { type: 'string' } });
const { rounds } = values;
const TARGET_MS = 150;
const SLOWDOWN = 4;

interface Interaction {
  name: string;
  /** The event that starts the measurement. */
  event: 'click' | 'keydown';
  /** Selector of the element whose text, value or existence the interaction changes. */
  observed: string;
  perform: (page: Page) => Promise<void>;
  /** Restores the state before the interaction. */
  reset: (page: Page) => Promise<void>;
}

const locatePlayerFilter = (page: Page) => page.getByLabel('Player', { exact: true });
const closeWithEscape = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.locator('[role="menu"], [role="dialog"]').waitFor({ state: 'detached' });
};

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'next page of the log, 100 rows',
    event: 'click',
    observed: 'tbody tr',
    perform: (page) => page.getByRole('button', { name: 'Next' }).click(),
    reset: () => Promise.resolve(),
  },
  {
    name: 'a letter in a filter, 100 rows',
    event: 'keydown',
    observed: 'input:focus',
    perform: (page) => locatePlayerFilter(page).press('a'),
    reset: () => Promise.resolve(),
  },
  {
    name: 'opening a menu, 100 rows',
    event: 'click',
    observed: '[role="menu"]',
    perform: (page) => page.getByRole('button', { name: 'Account menu' }).click(),
    reset: closeWithEscape,
  },
  {
    name: 'opening a dialog, 100 rows',
    event: 'click',
    observed: '[role="dialog"]',
    perform: (page) => page.getByRole('row').nth(2).getByRole('link').click(),
    reset: closeWithEscape,
  },
];

type PageWithMeasurement = typeof globalThis & { painted: Promise<number> };

/** Makes the page measure from the next such event to the paint that changes the observed element. */
async function startMeasurement(page: Page, { event, observed }: Interaction): Promise<void> {
  await page.evaluate(
    ([type, selector]) => {
      const readContent = () => {
        const found = document.querySelector(selector);
        return found instanceof HTMLInputElement ? found.value : (found?.textContent ?? null);
      };
      const before = readContent();
      (globalThis as PageWithMeasurement).painted = new Promise((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const wait = () => {
            if (readContent() === before) return void requestAnimationFrame(wait);
            // The next task after a frame's callbacks runs once the browser has painted that frame.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          };
          requestAnimationFrame(wait);
        };
        document.addEventListener(type, begin, { capture: true, once: true });
      });
    },
    [event, observed] as const,
  );
}

/** Measures the rounds of an interaction, in milliseconds. */
async function measure(page: Page, interaction: Interaction): Promise<number[]> {
  const durations: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await startMeasurement(page, interaction);
    await interaction.perform(page);
    const duration = await page.evaluate(() => (globalThis as PageWithMeasurement).painted);
    if (round > 0) durations.push(duration);
    await interaction.reset(page);
  }
  return durations;
}

async function openSlowed(page: Page, address: string): Promise<void> {
  // tsx wraps functions in this helper, which a page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  const session = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.locator('tbody tr').nth(20).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function measurePeer(page: Page, peer: string): Promise<void> {
  const [address = '', ...button] = peer.split(' ');
  await openSlowed(page, address);
  const durations = await measure(page, {
    name: `next page of ${address}`,
    event: 'click',
    observed: 'tbody tr',
    perform: () => page.getByRole('button', { name: button.join(' ') }).click(),
    reset: () => Promise.resolve(),
  });
  const median = computePercentile(durations, 0.5);
  console.log(`${`next page of ${address}`.padEnd(32)} median ${median.toFixed(0)} ms`);
}

const before = readMachineLoad();
const [server, browser] = await Promise.all([startDemo(), launchBrowser()]);
try {
  const { page } = await signIn(browser, await signInByApi(server), { baseURL: server.url });
  await openSlowed(page, '/logs?limit=100');
  await page.getByRole('row').nth(100).waitFor();
  let missedTargets = 0;
  for (const interaction of INTERACTIONS) {
    const durations = await measure(page, interaction);
    const [median, p95] = [computePercentile(durations, 0.5), computePercentile(durations, 0.95)];
    if (!(median <= TARGET_MS)) missedTargets += 1;
    console.log(
      `${interaction.name.padEnd(32)} median ${median.toFixed(0)} ms (target ${TARGET_MS}), p95 ${p95.toFixed(0)} ms`,
    );
  }
  if (values.peer !== undefined) await measurePeer(await browser.newPage(), values.peer);
  console.log(
    `${rounds} rounds each, processor slowed ${SLOWDOWN} times; load ${before} before, ${readMachineLoad()} after.`,
  );
  process.exitCode = missedTargets === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
