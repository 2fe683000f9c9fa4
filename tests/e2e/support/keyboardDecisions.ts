import type { Page } from 'playwright';
import type { DemoServer } from '../../support/server';

interface DecisionTimes {
  durations: number[];
  focusLost: number;
}

/** Counts, inside the page, the time from Ctrl+Enter to the paint that shows the next item. */
function measureInPage() {
  const shown = () => document.querySelector('[role="dialog"] blockquote')?.textContent ?? '';
  const state = window as unknown as DecisionTimes;
  state.durations = [];
  state.focusLost = 0;
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !event.ctrlKey) return;
      const began = performance.now();
      const path = location.pathname;
      const look = () => {
        const dialogs = document.querySelectorAll('[role="dialog"]').length;
        if (location.pathname === path || dialogs !== 1 || shown() === '') {
          requestAnimationFrame(look);
          return;
        }
        // The task after a frame's callbacks runs when that frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          state.durations.push(performance.now() - began);
          if (!document.activeElement?.closest('[role="dialog"]')) state.focusLost += 1;
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

const KEYS_PATTERN = ['a', 'c', 'r'] as const;
const TITLES = { a: 'Approve AI Recommendation', c: 'Customize Action', r: 'Reject / No Action' } as const;

/**
 * Decides items of the queue by keys alone, one after the other, in the three ways in turn.
 *
 * @returns milliseconds from each Ctrl+Enter to the paint of the next item, shortest first, and how often the focus was
 *   not in the next item then
 */
export async function decideByKeyboard(
  page: Page,
  { url }: DemoServer,
  count: number,
): Promise<DecisionTimes> {
  await page.goto(`${url}/review`);
  await page
    .getByRole('button', { name: /^Review message by/ })
    .first()
    .waitFor();
  await page.evaluate(measureInPage);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Review message' }).waitFor();
  for (let n = 0; n < count; n += 1) {
    const key = KEYS_PATTERN[n % KEYS_PATTERN.length] ?? 'a';
    await page.keyboard.press(key);
    await page.getByRole('dialog', { name: TITLES[key] }).waitFor();
    if (key === 'c') await page.keyboard.press(String(n % 5));
    await page.keyboard.press('Control+Enter');
    await page.waitForFunction(
      (done) => (window as unknown as DecisionTimes).durations.length === done,
      n + 1,
    );
  }
  const { durations, focusLost } = await page.evaluate(() => {
    const { durations, focusLost } = window as unknown as DecisionTimes;
    return { durations, focusLost };
  });
  return { durations: durations.toSorted((a, b) => a - b), focusLost };
}
