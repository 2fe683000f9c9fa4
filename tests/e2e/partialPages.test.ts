import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { launchWatchedBrowser } from './support/watchedBrowser';
import { servePageInParts } from './support/pageInParts';
import { listMoved, observeShifts, readShifts, sumShifts } from './support/shifts';

const BUILT_APP = fileURLToPath(new URL('../../dist/app', import.meta.url));

/** Milliseconds in which a browser that may paint does. */
const PAINT_MS = 500;

let browser: Browser | undefined;

beforeAll(async () => {
  browser = await launchWatchedBrowser();
});

afterAll(() => browser?.close());

/**
 * Opens the page of a screen without its code, as its HTML arrives in two parts.
 *
 * @param next the HTML that the second part begins with
 */
async function openInParts(path: string, next: string, change = (html: string) => html) {
  if (!browser) throw new Error('The browser did not start.');
  const html = change(readFileSync(`${BUILT_APP}${path}/index.html`, 'utf8'));
  const offset = html.indexOf(next, html.indexOf('<main'));
  expect(offset, next).toBeGreaterThan(0);
  const page = await browser.newPage({ viewport: { width: 412, height: 900 } });
  onTestFinished(() => page.close());
  await page.addInitScript(() => {
    localStorage.setItem('jwt_token', 'any');
    localStorage.setItem('access', 'granted');
  });
  await page.addInitScript(observeShifts);
  const { url, sendRest } = await servePageInParts(html, offset);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor({ state: 'attached' });
  const isPainted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return { page, isPainted, sendRest };
}

/** The label of the switch, which stands before the periods. */
const REST_OF_TOOLBAR = 'Compare with the period before';

it.each([
  { path: '/analytics', next: REST_OF_TOOLBAR },
  { path: '/dashboard', next: '</h1>' },
  { path: '/logs', next: '</h1>' },
])('$path is painted once all its HTML has arrived, so that nothing moves', async ({ path, next }) => {
  const { page, isPainted, sendRest } = await openInParts(path, next);
  await page.waitForTimeout(PAINT_MS);
  expect(await isPainted()).toBe(false);
  sendRest();
  await expect.poll(isPainted).toBe(true);
  const shifts = await readShifts(page);
  expect(sumShifts(shifts), listMoved(shifts)).toBeLessThanOrEqual(0.001);
});

it('half a toolbar that is painted at once moves when its rest arrives', async () => {
  const { page, isPainted, sendRest } = await openInParts('/analytics', REST_OF_TOOLBAR, (html) =>
    html.replace(/<link rel="expect"[^>]*>/, ''),
  );
  await expect.poll(isPainted).toBe(true);
  sendRest();
  await expect.poll(async () => sumShifts(await readShifts(page))).toBeGreaterThan(0.01);
});
