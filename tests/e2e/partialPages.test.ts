import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { launchWatchedBrowser } from './support/watchedBrowser';
import { servePageInParts } from './support/pageInParts';
import { listMoved, observeShifts, readShifts, sumShifts } from './support/shifts';

const BUILT_APP = fileURLToPath(new URL('../../dist/app', import.meta.url));

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
  await page.locator('header').waitFor();
  const readPaints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
  await expect.poll(readPaints).toHaveLength(1);
  return { page, heading: page.locator('main h1'), sendRest };
}

/** The label of the switch, which stands before the periods. */
const REST_OF_TOOLBAR = 'Compare with the period before';

it.each([
  { path: '/analytics', next: REST_OF_TOOLBAR },
  { path: '/logs', next: 'Go live' },
  { path: '/review', next: '</h1>' },
  { path: '/dashboard', next: '</h1>' },
])('$path shows its heading once the controls beside it are whole', async ({ path, next }) => {
  const { page, heading, sendRest } = await openInParts(path, next);
  expect(await heading.isVisible()).toBe(false);
  sendRest();
  await heading.waitFor();
  const shifts = await readShifts(page);
  expect(sumShifts(shifts), listMoved(shifts)).toBeLessThanOrEqual(0.001);
});

it('half a toolbar that is painted moves when its rest arrives', async () => {
  const { page, heading, sendRest } = await openInParts('/analytics', REST_OF_TOOLBAR, (html) =>
    html.replace('(+*)){visibility:hidden}', '(+*)){}'),
  );
  await heading.waitFor();
  sendRest();
  await expect.poll(async () => sumShifts(await readShifts(page))).toBeGreaterThan(0.01);
});
