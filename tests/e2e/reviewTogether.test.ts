import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { callForJson } from '../support/callServer';
import { read } from './support/api';
import { openPage, useDemo } from './support/demo';
import { waitForAnnouncement, recordAnnouncements } from './support/announcements';
import { sendHeldMessages, type OwnerBrowser, signIn, createThreats } from './support/owner';

const server = useDemo();
let mine: OwnerBrowser;
let theirs: OwnerBrowser;

/** The e-mail address of the reviewer in the other browser. */
const SAM = 'sam@survival-one.example';

beforeAll(async () => {
  await sendHeldMessages(server, createThreats(12, 'together'));
  const { browser, token, url: baseURL } = server;
  const signInAgain = () => signIn(browser, token, { baseURL });
  [mine, theirs] = await Promise.all([signInAgain(), signInAgain()]);
  await theirs.context.addInitScript((email) => localStorage.setItem('user_email', email), SAM);
  await recordAnnouncements(mine.page);
});

async function openPath(page: Page, path: string) {
  await page.goto(path);
  await page.locator('h1', { hasText: /pending review/ }).waitFor();
}

async function readFirstIds(count: number): Promise<string[]> {
  const { reviews } = await read(server, '/v1/review/pending', { limit: String(count) });
  return reviews.map(({ id }) => id);
}

const locateItem = (page: Page) => page.getByRole('dialog', { name: 'Review message' });

async function decideOpenItem(page: Page) {
  await locateItem(page).getByRole('button', { name: 'Approve AI Recommendation' }).click();
  const confirm = page.getByRole('dialog', { name: 'Approve AI Recommendation' });
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await confirm.waitFor({ state: 'hidden' });
}

it('a reviewer who opens an item that another reviewer has open sees their presence, announced too, until they leave', async () => {
  const [id = ''] = await readFirstIds(1);
  await openPath(mine.page, `/review/${id}`);
  await locateItem(mine.page).waitFor();
  await openPath(theirs.page, `/review/${id}`);
  await locateItem(theirs.page).waitFor();
  const words = `${SAM} has this open too`;
  expect(await waitForAnnouncement(mine.page, words)).toBe(words);
  const letters = locateItem(mine.page).getByRole('button', { name: words });
  expect(await letters.locator('[aria-hidden]').allInnerTexts()).toEqual(['S']);
  await theirs.page.keyboard.press('Escape');
  await letters.waitFor({ state: 'hidden' });
});

it('a second tab of the same browser is not another reviewer, and another browser of the same account is', async () => {
  const [id = ''] = await readFirstIds(1);
  await openPath(mine.page, `/review/${id}`);
  await locateItem(mine.page).waitFor();
  const secondTab = await mine.context.newPage();
  await openPath(secondTab, `/review/${id}`);
  await locateItem(secondTab).waitFor();
  await openPath(theirs.page, `/review/${id}`);
  await locateItem(theirs.page).waitFor();
  const presence = (page: Page) => locateItem(page).getByRole('button', { name: /open too$/ });
  // The other browser came last, so by then each tab knows of all three.
  for (const page of [mine.page, secondTab]) {
    await presence(page).waitFor();
    await expect.poll(() => presence(page).innerText()).toContain(`${SAM} has this open too`);
  }
  await expect.poll(() => presence(theirs.page).innerText()).toContain(' has this open too');
  await secondTab.close();
  expect(await presence(theirs.page).isVisible()).toBe(true);
  await theirs.page.keyboard.press('Escape');
  await presence(mine.page).waitFor({ state: 'hidden' });
});

it('an open item that another reviewer decides names that reviewer, and can no longer be decided', async () => {
  const [id = ''] = await readFirstIds(1);
  await openPath(mine.page, `/review/${id}`);
  await locateItem(mine.page).getByRole('button', { name: 'Approve AI Recommendation' }).waitFor();
  await openPath(theirs.page, `/review/${id}`);
  await decideOpenItem(theirs.page);
  await waitForAnnouncement(mine.page, new RegExp(`^Already approved \\(\\w+\\) by ${SAM}\\.$`));
  expect(await locateItem(mine.page).getByText(`Decided by ${SAM} just now.`).isVisible()).toBe(true);
  expect(
    await locateItem(mine.page)
      .getByRole('button', { name: /Approve|Customize|Reject/ })
      .count(),
  ).toBe(0);
  // Shortcuts work on from here.
  await mine.page.keyboard.press('j');
  await mine.page.waitForURL((url) => !url.pathname.endsWith(id));
  await locateItem(mine.page).getByRole('button', { name: 'Approve AI Recommendation' }).waitFor();
});

it('a reviewer who is about to confirm reads in front of them that another reviewer has decided', async () => {
  const [id = ''] = await readFirstIds(1);
  await openPath(mine.page, `/review/${id}`);
  await locateItem(mine.page).getByRole('button', { name: 'Reject / No Action' }).click();
  const confirm = mine.page.getByRole('dialog', { name: 'Reject / No Action' });
  await confirm.waitFor();
  await openPath(theirs.page, `/review/${id}`);
  await decideOpenItem(theirs.page);
  const alert = confirm.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(new RegExp(`^Already approved \\(\\w+\\) by ${SAM}\\.$`));
  await mine.page.keyboard.press('Escape');
  await locateItem(mine.page).getByText(`Decided by ${SAM} just now.`).waitFor();
});

it.each([
  ['opens the next item after a decision', 'on'],
  ['returns to the queue after a decision', 'off'],
])(
  'a reviewer who %s and decides second stays on the item, reads who decided what, and moves on by a press',
  async (_name, autoAdvance) => {
    const [id = '', nextId = ''] = await readFirstIds(2);
    const { page } = await openPage(server);
    // Nothing tells this page before it decides that the other reviewer was first.
    await page.route('**/v1/live*', (route) => route.abort());
    await page.goto('/review');
    await page.evaluate((choice) => localStorage.setItem('review_auto_advance', choice), autoAdvance);
    await openPath(page, `/review/${id}`);
    await locateItem(page).getByRole('button', { name: 'Reject / No Action' }).click();
    const confirm = page.getByRole('dialog', { name: 'Reject / No Action' });
    await confirm.waitFor();
    await openPath(theirs.page, `/review/${id}`);
    await decideOpenItem(theirs.page);
    await page.keyboard.press('Control+Enter');
    await waitForAnnouncement(page, new RegExp(`Already approved \\(\\w+\\) by ${SAM} just now\\.$`));
    await confirm.waitFor({ state: 'hidden' });
    await locateItem(page).getByText(`Decided by ${SAM} just now.`).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/review/${id}`);
    expect(
      await locateItem(page)
        .getByText(/^\w+: Already approved/)
        .count(),
    ).toBe(0);
    expect(
      await locateItem(page)
        .getByRole('button', { name: /Approve|Customize|Reject/ })
        .count(),
    ).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
    // The queue has been fetched without the item, and the item's place in it still leads on.
    await page.locator(`[data-row="${id}"]`).waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    await page.waitForURL(`**/review/${nextId}`);
    await locateItem(page).getByRole('button', { name: 'Approve AI Recommendation' }).waitFor();
    expect(
      await locateItem(page)
        .getByText(/Already approved/)
        .count(),
    ).toBe(0);
  },
);

it('a row that another reviewer decides is marked in its place, and no row moves under the pointer', async () => {
  const [, id = ''] = await readFirstIds(2);
  await openPath(mine.page, '/review');
  const row = mine.page.locator(`[data-row="${id}"]`);
  const buttons = mine.page.getByRole('button', { name: /^Review message by/ });
  await row.waitFor();
  const places = () => buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  await openPath(theirs.page, `/review/${id}`);
  await mine.page.evaluate(() => document.fonts.ready);
  const before = await places();
  await decideOpenItem(theirs.page);
  await row.getByText('Already decided').waitFor();
  expect(await places()).toEqual(before);
});

it('new items are announced, leave the rows unchanged, and load on request while the focus stays', async () => {
  await openPath(mine.page, '/review');
  const rows = mine.page.locator('[data-row]');
  await rows.first().waitFor();
  const shown = await rows.count();
  await sendHeldMessages(server, createThreats(3, 'later'), 'creative');
  await waitForAnnouncement(mine.page, '3 new pending reviews. Press N to show.');
  const enter = mine.page.getByRole('button', { name: '3 new' });
  await enter.waitFor();
  expect(await rows.count()).toBe(shown);
  await mine.page.keyboard.press('n');
  await enter.waitFor({ state: 'hidden' });
  await mine.page.getByRole('heading', { name: /pending reviews$/ }).waitFor();
  await expect.poll(() => mine.page.locator(':focus').innerText()).toMatch(/^\d+ pending reviews$/);
  const { total } = await read(server, '/v1/review/pending', { limit: '1' });
  await expect.poll(() => rows.count()).toBe(Math.min(20, total));
  expect([mine.errors, theirs.errors]).toEqual([[], []]);
});

it('a reviewer who leaves the second page misses no item when another reviewer decides the first page meanwhile', async () => {
  await sendHeldMessages(server, createThreats(50, 'pages'), 'creative');
  const { reviews } = await read(server, '/v1/review/pending', { limit: '100' });
  const ids = reviews.map(({ id }) => id);
  const { page } = mine;
  const shown = () =>
    page.locator('[data-row]').evaluateAll((rows) => rows.map(({ dataset }) => dataset['row']));
  const pageIs = (from: number) => expect.poll(shown).toEqual(ids.slice(from, from + 20));
  const turn = (name: string) => page.getByRole('button', { name }).click();
  await openPath(page, '/review');
  await pageIs(0);
  await turn('Next');
  await pageIs(20);
  for (const id of ids.slice(0, 20)) {
    const address = `${server.url}/v1/review/${id}/approve`;
    await callForJson(address, { credential: server.token, body: { reviewed_by: SAM } });
  }
  await turn('Next');
  await pageIs(40);
  expect(new URL(page.url()).search).toBe('?page=3');
  await page.getByText(`Showing 21 to 40 of ${ids.length - 20}`).waitFor();
  await turn('Previous');
  await pageIs(20);
  expect([mine.errors, theirs.errors]).toEqual([[], []]);
});
