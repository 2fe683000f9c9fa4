import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser';
import { login, read } from './support/api';
import { hold, type Owner, signIn, threats } from './support/owner';
import { type DemoServer, startDemo } from '../support/server';

let server: DemoServer;
let browser: Browser;
let owner: Owner;
let page: Page;
let token: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemo(), launchBrowser()]);
  token = await login(server);
  await hold(server, threats(40, 'again'));
  owner = await signIn(browser, token, { baseURL: server.url, viewport: { width: 1440, height: 900 } });
  page = owner.page;
});

afterAll(async () => {
  expect(owner.errors).toEqual([]);
  await browser.close();
  await server.stop();
});

const dialogs = () => page.getByRole('dialog');
const item = () => page.getByRole('dialog', { name: 'Review message' });
const message = () => page.getByRole('dialog', { name: 'Message', exact: true });
/** Rows of the log; those that are still on their way have nothing to open. */
const rows = () => page.locator('[data-row]');
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('in an open item of the review queue', () => {
  const alike = () => page.locator('[data-row]').filter({ hasText: 'real life again' });
  const chosen = () => item().getByRole('checkbox', { checked: true });

  /** Opens one of several near-identical messages by a press on its player's cell. */
  const openAlike = async () => {
    await page.goto('/review?page=2');
    await alike().first().locator('td').nth(1).click();
    await item()
      .getByRole('button', { name: /^Select all/ })
      .waitFor();
  };

  it.each([
    ['g', 'r'],
    ['G', 'Shift+R'],
    ['g', 'Shift+r'],
  ])('%s and %s lead to the queue, select nothing and decide nothing', async (first, second) => {
    await openAlike();
    await page.keyboard.press(first);
    expect(await chosen().count()).toBe(0);
    // To look may take longer than a second key counts.
    await page.keyboard.press(first);
    await page.keyboard.press(second);
    await expect.poll(() => dialogs().count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/review');
  });

  it('G and L lead to the logs, where the keyboard works on', async () => {
    await openAlike();
    await page.keyboard.press('g');
    await page.keyboard.press('l');
    await page.waitForURL('**/logs');
    await page.getByRole('heading', { level: 1, name: 'Moderation logs' }).waitFor();
    await expect.poll(() => dialogs().count()).toBe(0);
    await rows().first().click();
    await message().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs().count()).toBe(0);
  });

  it('G and R right after J lead to the queue, whose next item does not stay open', async () => {
    await openAlike();
    // All before the first is drawn, as on a slow machine.
    await page.evaluate(() => {
      for (const key of ['j', 'g', 'r']) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
    });
    await page.waitForURL('**/review');
    await expect.poll(() => dialogs().count()).toBe(0);
  });

  it('G and a key without a place do nothing, and X selects what is near-identical', async () => {
    await openAlike();
    const others = (await alike().count()) - 1;
    for (const key of ['x', 'j', '?', '0']) {
      await page.keyboard.press('g');
      await page.keyboard.press(key);
    }
    expect(await chosen().count()).toBe(0);
    expect(await dialogs().count()).toBe(1);
    await page.keyboard.press('x');
    await expect.poll(() => chosen().count()).toBe(others);
    expect(others).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
  });
});

describe('in the logs', () => {
  const place = (text: string) => message().getByText(text, { exact: true }).waitFor();
  const totalOf = async (query: Record<string, string>) => {
    const { total } = await read(server, token, '/api/dashboard/recent-logs', query);
    return total.toLocaleString('en-US');
  };

  it('a press anywhere on a row opens it, J and K lead on, and closing leads to the row that was read last', async () => {
    await page.goto('/logs?filter=any_action&limit=25');
    const total = await totalOf({ filter: 'any_action' });
    await rows().nth(1).locator('td').first().click();
    await place(`2 of ${total}`);
    for (const key of ['j', 'j', 'j']) await page.keyboard.press(key);
    await place(`5 of ${total}`);
    await page.keyboard.press('k');
    await place(`4 of ${total}`);
    const words = await message().locator('blockquote').innerText();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs().count()).toBe(0);
    await expect.poll(focused).toBe(await rows().nth(3).getByRole('button').innerText());
    expect(words).toContain(await focused());
  });

  it('J leads over the edge of the page, and G and D away from it', async () => {
    await page.goto('/logs?filter=any_action&limit=25');
    const total = await totalOf({ filter: 'any_action' });
    await rows().last().locator('td').last().click();
    await place(`25 of ${total}`);
    await page.keyboard.press('j');
    await place(`26 of ${total}`);
    expect(new URL(page.url()).searchParams.get('offset')).toBe('25');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe(await rows().first().getByRole('button').innerText());
    await page.keyboard.press('Enter');
    await place(`26 of ${total}`);
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await page.waitForURL('**/dashboard');
    await expect.poll(() => dialogs().count()).toBe(0);
  });

  it('a row opened in the moment in which another one closes is shown', async () => {
    const { logs, total } = await read(server, token, '/api/dashboard/recent-logs', { limit: '25' });
    await page.goto(`/logs?limit=25&log=${logs[0]?.id ?? ''}`);
    await place(`1 of ${total.toLocaleString('en-US')}`);
    // Both before the first is drawn, as on a slow machine.
    await page.evaluate((next) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      document.querySelector<HTMLElement>(`[data-row="${next}"] button`)?.click();
    }, logs[1]?.id);
    await place(`2 of ${total.toLocaleString('en-US')}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialogs().count()).toBe(0);
  });

  it('the header stays below the bar while the page scrolls', async () => {
    await page.goto('/logs?limit=100');
    await rows().nth(99).waitFor();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    const bar = await page.getByRole('banner').boundingBox();
    const header = await page.getByRole('columnheader', { name: 'Player' }).boundingBox();
    expect(header?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  it('turning the page keeps the focus at the pager, also at the end of the list', async () => {
    const { total } = await read(server, token, '/api/dashboard/recent-logs');
    const last = Math.floor((total - 1) / 100) * 100;
    await page.goto(`/logs?limit=100&offset=${last - 200}`);
    await rows().first().waitFor();
    const count = (from: number, to: number) =>
      `Showing ${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
    await page.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(count(last - 99, last)).waitFor();
    // The position is shown before the rows are there, and the buttons wait for them.
    await page.getByRole('button', { name: 'Next', disabled: false }).waitFor();
    expect(await focused()).toBe('Next');
    await page.keyboard.press('Enter');
    await page.getByText(count(last + 1, total)).waitFor();
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    expect(await focused()).toBe(count(last + 1, total));
  });
});

it('the subscription lights the item and the entry that it belongs to', async () => {
  await page.goto('/subscription');
  const lit = page.getByRole('navigation', { name: 'Main' }).first().locator('[aria-current]');
  await lit.first().waitFor();
  expect(await lit.allInnerTexts()).toEqual(['Usage & Billing']);
  await page.getByRole('button', { name: 'Account menu' }).click();
  const entry = page.getByRole('menuitem', { name: 'Manage Subscription' });
  expect(await entry.getAttribute('aria-current')).toBe('page');
  await page.keyboard.press('Escape');
});
