import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from './support/api';
import { runMenuCommand } from './support/commandMenu';
import { useDemo } from './support/demo';
import { holdCalls } from './support/gate';
import { pressSequence } from './support/keyboard';
import { waitForAnnouncement, recordAnnouncements } from './support/announcements';
import { type OwnerBrowser, sendChat, signIn } from './support/owner';

const server = useDemo();
let owner: OwnerBrowser;
let page: Page;

beforeAll(async () => {
  owner = await signIn(server.browser, server.token, { baseURL: server.url });
  ({ page } = owner);
  await recordAnnouncements(page);
});

afterAll(() => expect(owner.errors).toEqual([]));

describe('an open message of the logs', () => {
  const place = (text: string) =>
    page.getByRole('dialog', { name: 'Message' }).getByText(text, { exact: true });
  const quoted = () => page.getByRole('dialog').locator('blockquote').innerText();

  it('stays open after a reload, and Back closes it', async () => {
    await page.goto('/logs?filter=any_action&limit=25');
    const all = await readTotal('any_action');
    await page.getByRole('row').nth(2).getByRole('link').click();
    await place(`2 of ${all}`).waitFor();
    const message = await quoted();
    await page.reload();
    await place(`2 of ${all}`).waitFor();
    expect(await quoted()).toBe(message);
    await page.getByRole('button', { name: 'Next' }).last().click();
    await place(`3 of ${all}`).waitFor();
    await page.getByRole('button', { name: 'Previous' }).last().click();
    await place(`2 of ${all}`).waitFor();
    expect(await quoted()).toBe(message);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?filter=any_action&limit=25');
  });

  it('leads from the end of its page to the next page, and back', async () => {
    await page.getByRole('row').last().getByRole('link').click();
    const all = await readTotal('any_action');
    await place(`25 of ${all}`).waitFor();
    await page.getByRole('button', { name: 'Next' }).last().click();
    await place(`26 of ${all}`).waitFor();
    expect(new URL(page.url()).searchParams.get('offset')).toBe('25');
    await page.getByRole('button', { name: 'Previous' }).last().click();
    await place(`25 of ${all}`).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('can be shared as a link that opens without the list', async () => {
    const { logs } = await read(server, '/api/dashboard/recent-logs', { filter: 'kick', limit: '25' });
    const log = logs.at(-1);
    if (!log) throw new Error('The demo has no kick.');
    await page.goto(`/logs?log=${log.id}`);
    await page.getByRole('dialog', { name: 'Message' }).locator('blockquote').waitFor();
    expect(await quoted()).toContain(log.message);
    await page.goto('/logs?log=00000000-0000-7000-8000-000000000000');
    await page.getByRole('dialog').getByText('Could not load this message').waitFor();
  });

  it.each(['/logs?log=nope', '/players/nonsense', '/review/nonsense'])(
    'whose address %s has no id of the API is missing, without a retry',
    async (path) => {
      await page.goto(path);
      await page.getByText('There is no such item on this account.').waitFor();
      expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
    },
  );

  it('says of an address with days in the wrong order what is wrong, without a call', async () => {
    const calls: string[] = [];
    const listen = (request: { url: () => string }) => calls.push(request.url());
    page.on('request', listen);
    await page.goto('/logs?startDate=2026-11-28&endDate=2026-11-27');
    await page.getByText('The From day is after the To day.').waitFor();
    page.off('request', listen);
    expect(calls.filter((url) => url.includes('endDate') && url.includes('/api/'))).toEqual([]);
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await page.getByRole('table').waitFor();
    expect(await page.getByLabel('From (UTC day)').inputValue()).toBe('');
  });

  it('lists are read from their top after each turn of the page, with the focus kept', async () => {
    for (const path of ['/logs?limit=25', '/logs?limit=25&offset=50', '/logs?limit=25&filter=any_action']) {
      await page.goto(path);
      const next = page
        .getByRole('navigation', { name: 'Pages of the log' })
        .getByRole('button', { name: 'Next' });
      await next.scrollIntoViewIfNeeded();
      const shown = await page.getByText(/^Showing /).innerText();
      await next.click();
      await expect.poll(() => page.getByText(/^Showing /).innerText()).not.toBe(shown);
      const isAtTop = () =>
        page.evaluate(() => {
          const top = document.querySelector('table')?.getBoundingClientRect().top ?? -1;
          return top >= 0 && top < innerHeight / 2;
        });
      await expect.poll(isAtTop, { message: path }).toBe(true);
      expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    }
  });

  async function readTotal(filter: string): Promise<string> {
    const { total } = await read(server, '/api/dashboard/recent-logs', { filter });
    return total.toLocaleString('en-US');
  }
});

describe('a search of the logs in what messages say', () => {
  const total = (text: string) => page.getByRole('status').getByText(text, { exact: true });

  it('finds the messages with a phrase, is in the address, and ends with a reset', async () => {
    await sendChat(server, 'the Obsidian bridge is done');
    await sendChat(server, 'meet me at the obsidian BRIDGE');
    await sendChat(server, 'obsidian for the bridge');
    await page.goto('/logs');
    await page.getByLabel('Message contains').fill(' obsidian bridge ');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await total('2 messages match').waitFor();
    expect(new URL(page.url()).search).toBe('?message=obsidian+bridge');
    await page.reload();
    await total('2 messages match').waitFor();
    expect(await page.getByLabel('Message contains').inputValue()).toBe('obsidian bridge');
    await page.getByLabel('Message contains').fill('obsidian castle');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await page.getByText('No message matches these filters.').waitFor();
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await page.waitForURL((address) => address.search === '');
    expect(await page.getByLabel('Message contains').inputValue()).toBe('');
  });

  it('claims nothing of a search that still runs', async () => {
    const searchFor = async (words: string) => {
      await page.getByLabel('Message contains').fill(words);
      await page.getByRole('button', { name: 'Apply Filters' }).click();
    };
    const busy = page.locator('table[aria-busy="true"]');
    await page.goto('/logs');
    const count = await page
      .getByRole('status')
      .getByText(/ in all$/)
      .innerText();
    const first = await holdCalls(page, '**/recent-logs?*message=obsidian*', { most: 1 });
    await searchFor('obsidian bridge');
    await busy.waitFor();
    expect(await total(count).isVisible()).toBe(true);
    first.open();
    await total('2 messages match').waitFor();
    await searchFor('obsidian castle');
    await page.getByText('No message matches these filters.').waitFor();
    const last = await holdCalls(page, '**/recent-logs?*message=for*');
    await searchFor('for the bridge');
    await busy.waitFor();
    expect(await page.getByText('No message matches these filters.').isVisible()).toBe(false);
    last.open();
    await total('1 message matches').waitFor();
  });
});

/** Opens a page and waits until its live stream is up, not that of the page before, which may begin meanwhile. */
async function openLive(path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  const stream = await page.waitForResponse('**/v1/live');
  expect(stream.status()).toBe(200);
}

it.each([
  { path: '/logs', announced: 'Show 1 new message' },
  { path: '/players', announced: 'Refresh (1 new)' },
])('$path announces a message of the time between its fetch and its stream', async ({ path, announced }) => {
  await openLive(path);
  const { page: late, context } = await signIn(server.browser, server.token, { baseURL: server.url });
  const stream = await holdCalls(late, '**/v1/live');
  await late.goto(path);
  await late.getByRole('row').nth(1).waitFor();
  await expect.poll(stream.count).toBe(1);
  await sendChat(server, `said before the stream of ${path}`);
  // The server has sent the event to the streams that are open.
  await page.getByRole('button', { name: announced }).waitFor();
  stream.open();
  await late.getByRole('button', { name: announced }).waitFor();
  await context.close();
});

describe('the live tail', () => {
  it('announces waiting messages once, moves no row for them, and shows them on request', async () => {
    await openLive('/logs');
    const firstRow = () => page.locator('[data-row]').first().getAttribute('data-row');
    const before = await firstRow();
    await sendChat(server, 'one that waits');
    await page.getByRole('button', { name: 'Show 1 new message' }).waitFor();
    await waitForAnnouncement(page, 'New messages have arrived.');
    await sendChat(server, 'two that wait');
    const show = page.getByRole('button', { name: 'Show 2 new messages' });
    await show.waitFor();
    expect(await firstRow()).toBe(before);
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(heard.filter((text) => text.includes('New messages'))).toEqual([]);
    await show.click();
    await page.getByRole('row').filter({ hasText: 'two that wait' }).waitFor();
    await show.waitFor({ state: 'detached' });
    await sendChat(server, 'the next batch');
    await waitForAnnouncement(page, 'New messages have arrived.');
  });

  it('adds no rows while it is paused, and continues with the newest messages', async () => {
    // Wait for the fetch that going live starts: if it ended later, it could bring the message before its event, which
    // would then count as a second one during the pause.
    const caughtUp = page.waitForResponse('**/recent-logs?*');
    await page.getByRole('button', { name: 'Go live' }).click();
    await caughtUp;
    await sendChat(server, 'seen as it came');
    await page.getByRole('row').filter({ hasText: 'seen as it came' }).waitFor();
    await page.getByRole('button', { name: 'Pause live' }).click();
    // Without the relative times, which change.
    const messages = () => page.getByRole('row').getByRole('link').allInnerTexts();
    const before = await messages();
    await sendChat(server, 'said during the pause');
    await page.getByRole('button', { name: 'Show 1 new message' }).waitFor();
    expect(await messages()).toEqual(before);
    await page.getByRole('button', { name: 'Go live' }).click();
    await page.getByRole('row').filter({ hasText: 'said during the pause' }).waitFor();
  });

  it.each([
    { stream: 'open', polls: 0 },
    { stream: 'refused', polls: 3 },
  ])('polls $polls times in 15 s while the stream is $stream', async ({ stream, polls }) => {
    const { page: other, context } = await signIn(server.browser, server.token, { baseURL: server.url });
    await other.clock.install();
    if (stream === 'refused') await other.route('**/v1/live*', (route) => route.abort());
    const streaming =
      stream === 'open'
        ? other.waitForResponse('**/v1/live*')
        : other.waitForRequest((request) => request.url().includes('/v1/live'));
    await other.goto('/logs');
    await streaming;
    await other.getByRole('button', { name: 'Go live' }).click();
    await other.getByRole('button', { name: 'Pause live' }).waitFor();
    let seen = 0;
    other.on('request', (request) => (seen += Number(request.url().includes('/recent-logs?'))));
    for (let second = 0; second < 15; second += 1) await other.clock.runFor(1_000);
    await expect.poll(() => seen).toBe(polls);
    await context.close();
  });
});

it('the figures of the dashboard follow the chat, and the page says that it is live', async () => {
  await openLive('/dashboard');
  await page.getByText('Live · updated').waitFor();
  const refetched = page.waitForResponse('**/api/dashboard/overview*');
  await sendChat(server, 'counted at once');
  const { stats } = (await (await refetched).json()) as { stats: { total_messages: number } };
  await page.getByText(stats.total_messages.toLocaleString('en-US'), { exact: true }).first().waitFor();
});

describe('unsaved changes of the configuration', () => {
  const question = () => page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const rules = () => page.getByRole('textbox', { name: 'Server rules' });
  const stays = async () => {
    await question().getByRole('button', { name: 'Stay' }).click();
    await question().waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/config');
    expect(await rules().inputValue()).toBe('1. Be kind.');
  };

  it('bring up a question before a link leaves the page', async () => {
    await page.goto('/usage');
    await page.getByRole('link', { name: 'Configuration' }).first().click();
    await rules().fill('1. Be kind.');
    await page.getByText('What will change').waitFor();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Analytics' }).click();
    await question().waitFor();
    await stays();
  });

  it('bring up a question before Back leaves the page', async () => {
    await page.evaluate(() => history.back());
    await question().waitFor();
    await stays();
  });

  it('make the browser ask before a reload, and are restored after it', async () => {
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await rules().waitFor();
    expect(await rules().inputValue()).toBe('1. Be kind.');
  });

  it('bring up a question before a command, a shortcut or signing out leaves the page', async () => {
    await page.getByText('What will change').waitFor();
    await runMenuCommand(page, 'Analytics');
    await question().waitFor();
    await stays();
    await page.getByRole('heading', { level: 1 }).click();
    await pressSequence(page, 'g', 'd');
    await question().waitFor();
    await stays();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await question().waitFor();
    await stays();
  });

  it('are discarded when the owner says so, without another question', async () => {
    await page.getByText('What will change').waitFor();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Analytics' }).click();
    await question().getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { level: 1, name: 'Analytics' }).waitFor();
    const { config } = await read(server, '/api/dashboard/config');
    expect(config.server_rules).not.toBe('1. Be kind.');
  });
});
