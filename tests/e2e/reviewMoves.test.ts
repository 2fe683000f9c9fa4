import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { callForJson } from '../support/callServer';
import { read } from './support/api';
import { openPage, useDemo } from './support/demo';
import { answerCalls, holdCalls } from './support/gate';
import { takeAnnouncements, waitForAnnouncement } from './support/announcements';
import { sendHeldMessages, createThreats } from './support/owner';

const server = useDemo();
let page: Page;

beforeAll(() => sendHeldMessages(server, createThreats(50, 'moves')));

beforeEach(async () => {
  ({ page } = await openPage(server));
  await page.goto('/review');
  await locateRows().first().waitFor();
});

const SECOND_PAGE = /\/v1\/review\/pending\?.*limit=20&offset=20\b/;

const locateRows = () => page.locator('[data-row]');
const listShownIds = () => locateRows().evaluateAll((all) => all.map(({ dataset }) => dataset['row']));
const locateItem = () => page.getByRole('dialog', { name: 'Review message' });
const locateAutoAdvance = () =>
  locateItem().getByRole('switch', { name: 'Open the next item after a decision' });
const locatePager = (name: 'Next' | 'Previous') => page.getByRole('button', { name, exact: true });

async function readPending() {
  const { reviews } = await read(server, '/v1/review/pending', { limit: '60' });
  return reviews;
}

async function openItem(id: string | undefined) {
  await page.locator(`[data-row="${id}"] button`).focus();
  await page.keyboard.press('Enter');
  await locateItem().waitFor();
}

async function approve() {
  await page.keyboard.press('a');
  await page.getByRole('dialog', { name: 'Approve AI Recommendation' }).waitFor();
  await page.keyboard.press('Control+Enter');
}

it('with the switch off a decision returns to the queue and focuses the next item, also after a reload', async () => {
  const [first, second, third] = await readPending();
  await openItem(first?.id);
  await locateAutoAdvance().click();
  for (const [decided, next] of [
    [first, second],
    [second, third],
  ]) {
    await approve();
    await waitForAnnouncement(page, new RegExp(`^Approved: .*${decided?.player_name}`));
    await locateItem().waitFor({ state: 'hidden' });
    const button = page.locator(`[data-row="${next?.id}"] button`);
    await expect.poll(() => button.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.reload();
    await openItem(next?.id);
    expect(await locateAutoAdvance().isChecked()).toBe(false);
  }
});

it("the switch's state at the answer counts, also where the browser refuses storage", async () => {
  const [first, second, third] = await readPending();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  const { open } = await holdCalls(page, `**/v1/review/${first?.id}/approve`, { answer: 'late' });
  await openItem(first?.id);
  await approve();
  await page.locator('[aria-busy="true"][data-state="loading"]').waitFor();
  await page.goBack();
  await locateItem().waitFor({ state: 'hidden' });
  await openItem(second?.id);
  await locateAutoAdvance().click();
  open();
  await waitForAnnouncement(page, new RegExp(`^Approved: .*${first?.player_name}`));
  // An answer about another item moves no row.
  expect(new URL(page.url()).pathname).toBe(`/review/${second?.id}`);
  await locateAutoAdvance().click();
  await approve();
  await page.waitForURL(`**/review/${third?.id}`);
});

it('while a page loads the rows stay, its button keeps the focus, and a second press loads no second page', async () => {
  const ids = (await readPending()).map(({ id }) => id);
  const { open, count } = await holdCalls(page, SECOND_PAGE);
  await locatePager('Next').focus();
  await page.keyboard.press('Enter');
  await page.locator('table[aria-busy="true"]').waitFor();
  await page.keyboard.press('Enter');
  expect(await locatePager('Next').getAttribute('aria-disabled')).toBe('true');
  expect(await listShownIds()).toEqual(ids.slice(0, 20));
  open();
  await expect.poll(listShownIds).toEqual(ids.slice(20, 40));
  expect(count()).toBe(1);
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Next');
  expect(new URL(page.url()).search).toBe('?page=2');
});

it('turning the page scrolls to the top of the table, and turning back too', async () => {
  const top = () => page.locator('table').evaluate((table) => Math.round(table.getBoundingClientRect().top));
  for (const [button, search, focused] of [
    ['Next', '?page=2', /^Next$/],
    ['Previous', '', /^Showing 1 to 20 /],
  ] as const) {
    await locatePager(button).scrollIntoViewIfNeeded();
    expect(await top()).toBeLessThan(0);
    await locatePager(button).click();
    await page.waitForURL((url) => url.search === search);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(() => page.locator(':focus').innerText()).toMatch(focused);
  }
});

it('a screen reader hears a page turn, and no other change of the count', async () => {
  const { total } = await read(server, '/v1/review/pending', { limit: '1' });
  const last = (await readPending()).at(-1);
  const address = `${server.url}/v1/review/${last?.id}/approve`;
  await callForJson(address, { credential: server.token, body: { reviewed_by: 'sam@survival-one.example' } });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText(`Showing 1 to 20 of ${total - 1}`).waitFor();
  const heard = await takeAnnouncements(page);
  expect(heard.filter((words) => words.startsWith('Showing'))).toEqual([]);
  await locatePager('Next').click();
  await waitForAnnouncement(page, `Showing 21 to 40 of ${total - 1}`);
});

it('a page that the API cannot have is the first one', async () => {
  await page.goto('/review?page=1e9');
  const [first] = await readPending();
  await page.locator(`[data-row="${first?.id}"]`).waitFor();
});

it('a page that cannot be fetched says so and can be retried, and Previous leads back', async () => {
  const ids = (await readPending()).map(({ id }) => id);
  const calls = await answerCalls(page, SECOND_PAGE, (route) => route.fulfill({ status: 500 }));
  await locatePager('Next').click();
  await waitForAnnouncement(page, 'Failed to load pending reviews. Please try again.');
  await page.goBack();
  await expect.poll(listShownIds).toEqual(ids.slice(0, 20));
  await page.goForward();
  await waitForAnnouncement(page, 'Failed to load pending reviews. Please try again.');
  calls.letThrough();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(listShownIds).toEqual(ids.slice(20, 40));
});

it('a page answered after the reviewer has gone back does not replace the shown page', async () => {
  const ids = (await readPending()).map(({ id }) => id);
  const { open } = await holdCalls(page, SECOND_PAGE, { answer: 'late' });
  await locatePager('Next').click();
  await page.locator('table[aria-busy="true"]').waitFor();
  await page.goBack();
  await page.locator('table[aria-busy="false"]').waitFor();
  open();
  await locatePager('Next').click();
  await expect.poll(listShownIds).toEqual(ids.slice(20, 40));
  await locatePager('Previous').click();
  await expect.poll(listShownIds).toEqual(ids.slice(0, 20));
});

it("an item whose details come late shows the queue's data, and does not come back after the reviewer has moved on", async () => {
  const [first, second] = await readPending();
  const { open } = await holdCalls(page, `**/v1/review/${first?.id}`, { answer: 'late' });
  await openItem(first?.id);
  expect(await locateItem().getByRole('blockquote').first().innerText()).toBe(first?.message);
  expect(await locateItem().getByRole('button', { name: 'Approve AI Recommendation' }).isEnabled()).toBe(
    true,
  );
  const givenUp = page.waitForEvent('requestfailed', (call) =>
    call.url().endsWith(`/v1/review/${first?.id}`),
  );
  await page.keyboard.press('j');
  await givenUp;
  await locateItem().getByRole('region', { name: 'History of this item' }).waitFor();
  open();
  expect(await locateItem().getByRole('blockquote').first().innerText()).toBe(second?.message);
  await page.keyboard.press('k');
  await locateItem().getByRole('region', { name: 'History of this item' }).waitFor();
  expect(await locateItem().getByRole('blockquote').first().innerText()).toBe(first?.message);
});

it('Refresh is sent once while it loads, and when it fails the rows stay and show their age', async () => {
  const ids = (await readPending()).map(({ id }) => id);
  await locatePager('Next').click();
  await expect.poll(listShownIds).toEqual(ids.slice(20, 40));
  // On the second page the rows have another address than the check for new items, which is repeated at intervals.
  const { open, count, letThrough } = await holdCalls(page, SECOND_PAGE, { answer: { status: 503 } });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await refresh.and(page.locator('[data-state="loading"]')).waitFor();
  await expect.poll(count).toBe(1);
  await refresh.dispatchEvent('click');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(count()).toBe(1);
  open();
  await waitForAnnouncement(page, 'Failed to load pending reviews. Please try again.');
  await page.getByText('What you see is from the last time it worked.').waitFor();
  expect(await listShownIds()).toEqual(ids.slice(20, 40));
  letThrough();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('What you see is from the last time it worked.').waitFor({ state: 'hidden' });
  await locatePager('Previous').click();
  await expect.poll(listShownIds).toEqual(ids.slice(0, 20));
});

it('a screen reader hears a success once, also when the reviewer closes the item that opened next', async () => {
  const [first, second] = await readPending();
  await openItem(first?.id);
  await approve();
  await waitForAnnouncement(page, new RegExp(`^Approved: .*${first?.player_name}.*Next: `));
  await page.keyboard.press('Escape');
  await locateItem().waitFor({ state: 'hidden' });
  await page
    .locator('main')
    .getByText(/^Approved: /)
    .waitFor();
  await page.locator(`[data-row="${second?.id}"] button:focus`).waitFor();
  expect(await takeAnnouncements(page)).toEqual([]);
});
