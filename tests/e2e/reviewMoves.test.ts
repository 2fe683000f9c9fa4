import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser';
import { login, read } from './support/api';
import { gate } from './support/gate';
import { hears, listenTo } from './support/heard';
import { hold, signIn, threats } from './support/owner';
import { type DemoServer, startDemo } from '../support/server';

let server: DemoServer;
let browser: Browser;
let token: string;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launchBrowser()]);
  token = await login(server);
  await hold(server, threats(50, 'moves'));
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

beforeEach(async () => {
  const owner = await signIn(browser, token);
  page = owner.page;
  await listenTo(page);
  await page.goto(`${server.url}/review`);
  await rows().first().waitFor();
  return () => owner.context.close();
});

const SECOND_PAGE = /\/v1\/review\/pending\?.*limit=20&offset=20\b/;
const FIRST_PAGE = /\/v1\/review\/pending\?.*limit=20\b/;

const rows = () => page.locator('[data-row]');
const shown = () => rows().evaluateAll((all) => all.map(({ dataset }) => dataset['row']));
const item = () => page.getByRole('dialog', { name: 'Review message' });
const advance = () => item().getByRole('switch', { name: 'Open the next item after a decision' });
const turn = (name: 'Next' | 'Previous') => page.getByRole('button', { name, exact: true });

async function pending(limit = 60) {
  const { reviews } = await read(server, token, '/v1/review/pending', { limit: String(limit) });
  return reviews;
}

async function openItem(id: string) {
  await page.locator(`[data-row="${id}"] button`).focus();
  await page.keyboard.press('Enter');
  await item().waitFor();
}

async function approve() {
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: 'Approve AI Recommendation' }).waitFor();
  await page.keyboard.press('Control+Enter');
}

it('with the switch off a decision leads back to the queue, to the item that is next, also after a reload', async () => {
  const [first, second, third] = await pending();
  await openItem(first?.id ?? '');
  await advance().click();
  for (const [decided, next] of [
    [first, second],
    [second, third],
  ]) {
    await approve();
    await hears(page, new RegExp(`^Approved: .*${decided?.player_name}`));
    await item().waitFor({ state: 'hidden' });
    const button = page.locator(`[data-row="${next?.id}"] button`);
    await expect.poll(() => button.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.reload();
    await openItem(next?.id ?? '');
    expect(await advance().isChecked()).toBe(false);
  }
});

it('the switch counts as it stands when an answer comes, and where the browser keeps nothing', async () => {
  const [first, second, third] = await pending();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  const { open, opened } = gate();
  await page.route(`**/v1/review/${first?.id}/approve`, async (route) => {
    const response = await route.fetch();
    await opened;
    await route.fulfill({ response });
  });
  await openItem(first?.id ?? '');
  await approve();
  await page.locator('[aria-busy="true"][data-state="loading"]').waitFor();
  await page.goBack();
  await item().waitFor({ state: 'hidden' });
  await openItem(second?.id ?? '');
  await advance().click();
  open();
  await hears(page, new RegExp(`^Approved: .*${first?.player_name}`));
  // An answer about another item moves nothing.
  expect(new URL(page.url()).pathname).toBe(`/review/${second?.id}`);
  await advance().click();
  await approve();
  await page.waitForURL(`**/review/${third?.id}`);
});

it('while a page is on its way the rows stay, its button keeps the focus, and a second press turns no second page', async () => {
  const ids = (await pending()).map(({ id }) => id);
  const { open, opened } = gate();
  let asked = 0;
  await page.route(SECOND_PAGE, async (route) => {
    asked += 1;
    await opened;
    return route.fallback();
  });
  await turn('Next').focus();
  await page.keyboard.press('Enter');
  await page.locator('table[aria-busy="true"]').waitFor();
  await page.keyboard.press('Enter');
  expect(await turn('Next').getAttribute('aria-disabled')).toBe('true');
  expect(await shown()).toEqual(ids.slice(0, 20));
  open();
  await expect.poll(shown).toEqual(ids.slice(20, 40));
  expect(asked).toBe(1);
  expect(await page.locator(':focus').innerText()).toBe('Next');
  expect(new URL(page.url()).search).toBe('?page=2');
});

it('a page that cannot be fetched says so, can be asked for again, and the one before it is a step back', async () => {
  const ids = (await pending()).map(({ id }) => id);
  await page.route(SECOND_PAGE, (route) => route.fulfill({ status: 500 }));
  await turn('Next').click();
  await hears(page, 'Failed to load pending reviews. Please try again.');
  await page.goBack();
  await expect.poll(shown).toEqual(ids.slice(0, 20));
  await page.goForward();
  await hears(page, 'Failed to load pending reviews. Please try again.');
  await page.unroute(SECOND_PAGE);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(shown).toEqual(ids.slice(20, 40));
});

it('a page answered after its reader has gone back does not take the place of the one that is read', async () => {
  const ids = (await pending()).map(({ id }) => id);
  const { open, opened } = gate();
  await page.route(SECOND_PAGE, async (route) => {
    const response = await route.fetch();
    await opened;
    return route.fulfill({ response }).catch(() => undefined);
  });
  await turn('Next').click();
  await page.locator('table[aria-busy="true"]').waitFor();
  await page.goBack();
  await page.locator('table[aria-busy="false"]').waitFor();
  open();
  await page.unroute(SECOND_PAGE);
  await turn('Next').click();
  await expect.poll(shown).toEqual(ids.slice(20, 40));
  await turn('Previous').click();
  await expect.poll(shown).toEqual(ids.slice(0, 20));
});

it('an item whose details come late is shown with what the queue knows; gone on from, it does not come back', async () => {
  const [first, second] = await pending();
  const { open, opened } = gate();
  await page.route(`**/v1/review/${first?.id}`, async (route) => {
    const response = await route.fetch();
    await opened;
    return route.fulfill({ response }).catch(() => undefined);
  });
  await openItem(first?.id ?? '');
  expect(await item().getByRole('blockquote').first().innerText()).toBe(first?.message);
  expect(await item().getByRole('button', { name: 'Approve AI Recommendation' }).isEnabled()).toBe(true);
  await page.keyboard.press('j');
  await item().getByRole('region', { name: 'History of this item' }).waitFor();
  open();
  // The late answers have come, and later calls, which may outlast the page, go their usual way.
  await page.unrouteAll({ behavior: 'wait' });
  expect(await item().getByRole('blockquote').first().innerText()).toBe(second?.message);
  await page.keyboard.press('k');
  await item().getByRole('region', { name: 'History of this item' }).waitFor();
  expect(await item().getByRole('blockquote').first().innerText()).toBe(first?.message);
});

it('Refresh waits for its answer, is sent once, and when it fails the rows stay and say how old they are', async () => {
  const { open, opened } = gate();
  let asked = 0;
  await page.route(FIRST_PAGE, async (route) => {
    asked += 1;
    await opened;
    return route.fulfill({ status: 503 });
  });
  const before = await shown();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await refresh.and(page.locator('[data-state="loading"]')).waitFor();
  // The rows, and whether others have come.
  await expect.poll(() => asked).toBe(2);
  await refresh.dispatchEvent('click');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(asked).toBe(2);
  open();
  await hears(page, 'Failed to load pending reviews. Please try again.');
  await page.getByText('What you see is from the last time it worked.').waitFor();
  expect(await shown()).toEqual(before);
  await page.unroute(FIRST_PAGE);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('What you see is from the last time it worked.').waitFor({ state: 'hidden' });
});
