import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from './support/api';
import { useDemo } from './support/demo';
import { pressSequence } from './support/keyboard';
import { sendHeldMessages, type OwnerBrowser, signIn, createThreats } from './support/owner';

const server = useDemo();
let owner: OwnerBrowser;
let page: Page;

beforeAll(async () => {
  await sendHeldMessages(server, createThreats(40, 'again'));
  owner = await signIn(server.browser, server.token, { baseURL: server.url });
  ({ page } = owner);
});

afterAll(() => expect(owner.errors).toEqual([]));

const locateDialogs = () => page.getByRole('dialog');
const locateItem = () => page.getByRole('dialog', { name: 'Review message' });
const locateMessage = () => page.getByRole('dialog', { name: 'Message', exact: true });
/** Rows of the log; rows that are still loading can't be opened. */
const locateRows = () => page.locator('[data-row]');
const readFocusedText = () => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('in an open item of the review queue', () => {
  const locateSimilar = () => page.locator('[data-row]').filter({ hasText: 'real life again' });
  const locateChecked = () => locateItem().getByRole('checkbox', { checked: true });

  /** Opens one of several similar items by a press on its player's cell. */
  const openSimilar = async () => {
    await page.goto('/review?page=2');
    await locateSimilar().first().getByRole('rowheader').click();
    await locateItem()
      .getByRole('button', { name: /^Select all/ })
      .waitFor();
  };

  it.each([
    ['g', 'r'],
    ['G', 'Shift+R'],
    ['g', 'Shift+r'],
  ])('%s and %s lead to the queue, select nothing and decide nothing', async (first, second) => {
    await openSimilar();
    await page.keyboard.press(first);
    expect(await locateChecked().count()).toBe(0);
    await pressSequence(page, first, second);
    await expect.poll(() => locateDialogs().count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/review');
  });

  it('G and L lead to the logs, where shortcuts keep working', async () => {
    await openSimilar();
    await pressSequence(page, 'g', 'l');
    await page.waitForURL('**/logs');
    await page.getByRole('heading', { level: 1, name: 'Moderation logs' }).waitFor();
    await expect.poll(() => locateDialogs().count()).toBe(0);
    await locateRows().first().click();
    await locateMessage().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => locateDialogs().count()).toBe(0);
  });

  it('G and R right after J lead to the queue, with no item open', async () => {
    await openSimilar();
    // All before the first is drawn, as on a slow machine.
    await page.evaluate(() => {
      for (const key of ['j', 'g', 'r']) {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
    });
    await page.waitForURL('**/review');
    await expect.poll(() => locateDialogs().count()).toBe(0);
  });

  it('G and a key without a page do nothing, and X selects similar items', async () => {
    await openSimilar();
    const others = (await locateSimilar().count()) - 1;
    for (const key of ['x', 'j', '?', '0']) {
      await pressSequence(page, 'g', key);
    }
    expect(await locateChecked().count()).toBe(0);
    expect(await locateDialogs().count()).toBe(1);
    await page.keyboard.press('x');
    await expect.poll(() => locateChecked().count()).toBe(others);
    expect(others).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
  });
});

describe('in the logs', () => {
  const expectMessage = (text: string) => locateMessage().getByText(text, { exact: true }).waitFor();
  const readTotal = async (query: Record<string, string>) => {
    const { total } = await read(server, '/api/dashboard/recent-logs', query);
    return total.toLocaleString('en-US');
  };

  it('a press anywhere on a row opens it, J and K move on, and closing focuses the last row read', async () => {
    await page.goto('/logs?filter=any_action&limit=25');
    const total = await readTotal({ filter: 'any_action' });
    await locateRows().nth(1).locator('td').first().click();
    await expectMessage(`2 of ${total}`);
    for (const key of ['j', 'j', 'j']) await page.keyboard.press(key);
    await expectMessage(`5 of ${total}`);
    await page.keyboard.press('k');
    await expectMessage(`4 of ${total}`);
    const words = await locateMessage().locator('blockquote').innerText();
    await page.keyboard.press('Escape');
    await expect.poll(() => locateDialogs().count()).toBe(0);
    await expect.poll(readFocusedText).toBe(await locateRows().nth(3).getByRole('link').innerText());
    expect(words).toContain(await readFocusedText());
  });

  it.each(['link', 'rowheader'] as const)(
    'Ctrl and a press on the %s of a message open it in another tab',
    async (role) => {
      await page.goto('/logs?filter=any_action&limit=25');
      const row = locateRows().nth(1);
      const words = await row.getByRole('link').innerText();
      const [tab] = await Promise.all([
        page.context().waitForEvent('page', { timeout: 5_000 }),
        row.getByRole(role).click({ modifiers: ['ControlOrMeta'] }),
      ]);
      const opened = tab.getByRole('dialog', { name: 'Message', exact: true });
      expect(await opened.locator('blockquote').innerText()).toBe(words);
      expect(await locateDialogs().count()).toBe(0);
      await tab.close();
    },
  );

  it('J leads from the end of the page to the next, and G and D to the dashboard', async () => {
    await page.goto('/logs?filter=any_action&limit=25');
    const total = await readTotal({ filter: 'any_action' });
    await locateRows().last().locator('td').last().click();
    await expectMessage(`25 of ${total}`);
    await page.keyboard.press('j');
    await expectMessage(`26 of ${total}`);
    expect(new URL(page.url()).searchParams.get('offset')).toBe('25');
    await page.keyboard.press('Escape');
    await expect.poll(readFocusedText).toBe(await locateRows().first().getByRole('link').innerText());
    await page.keyboard.press('Enter');
    await expectMessage(`26 of ${total}`);
    await pressSequence(page, 'g', 'd');
    await page.waitForURL('**/dashboard');
    await expect.poll(() => locateDialogs().count()).toBe(0);
  });

  it('a row that is opened while another one closes stays open', async () => {
    const { logs, total } = await read(server, '/api/dashboard/recent-logs', { limit: '25' });
    await page.goto(`/logs?limit=25&log=${logs[0]?.id ?? ''}`);
    await expectMessage(`1 of ${total.toLocaleString('en-US')}`);
    // Both events come before React renders the first, as on a slow machine.
    await page.evaluate((next) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      document.querySelector<HTMLElement>(`[data-row="${next}"] a`)?.click();
    }, logs[1]?.id);
    await expectMessage(`2 of ${total.toLocaleString('en-US')}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => locateDialogs().count()).toBe(0);
  });

  it("the table's header stays below the top bar while the page scrolls", async () => {
    await page.goto('/logs?limit=100');
    await locateRows().nth(99).waitFor();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    const bar = await page.getByRole('banner').boundingBox();
    const header = await page.getByRole('columnheader', { name: 'Player' }).boundingBox();
    expect(header?.y).toBe((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  it('a page behind the end of the list shows no row, says so, and leads to the last and to the first page', async () => {
    const { total } = await read(server, '/api/dashboard/recent-logs');
    const last = Math.floor((total - 1) / 50) * 50;
    const count = total.toLocaleString('en-US');
    await page.goto('/logs?offset=999999');
    await page.getByText('There are fewer messages than this page begins at.').waitFor();
    await page.getByText(`Showing 0 to 0 of ${count}`).waitFor();
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByText(`Showing ${(last + 1).toLocaleString('en-US')} to ${count} of ${count}`).waitFor();
    await locateRows().first().waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'First page' }).click();
    await page.getByText(`Showing 1 to 50 of ${count}`).waitFor();
  });

  it('changing the page keeps the focus on the pager, also at the end of the list', async () => {
    const { total } = await read(server, '/api/dashboard/recent-logs');
    const last = Math.floor((total - 1) / 100) * 100;
    await page.goto(`/logs?limit=100&offset=${last - 200}`);
    await locateRows().first().waitFor();
    const count = (from: number, to: number) =>
      `Showing ${from.toLocaleString('en-US')} to ${to.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
    await page.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText(count(last - 99, last)).waitFor();
    // The page shows the position before the rows, and the buttons wait for the rows.
    await page.getByRole('button', { name: 'Next', disabled: false }).waitFor();
    await expect.poll(readFocusedText).toBe('Next');
    await page.keyboard.press('Enter');
    await page.getByText(count(last + 1, total)).waitFor();
    await page.getByRole('button', { name: 'Next', disabled: true }).waitFor();
    await expect.poll(readFocusedText).toBe(count(last + 1, total));
  });
});

it('/subscription marks its sidebar item and its menu entry as current', async () => {
  await page.goto('/subscription');
  const lit = page.getByRole('navigation', { name: 'Main' }).first().locator('[aria-current]');
  await lit.first().waitFor();
  expect(await lit.allInnerTexts()).toEqual(['Usage & Billing']);
  await page.getByRole('button', { name: 'Account menu' }).click();
  const entry = page.getByRole('menuitem', { name: 'Manage Subscription' });
  expect(await entry.getAttribute('aria-current')).toBe('page');
  await page.keyboard.press('Escape');
});

it('the Tab key leads through every control of a dialog and round, past the tooltips', async () => {
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Add servers' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Extra servers' });
  const isFocused = (locator: Locator) => locator.evaluate((each) => each === document.activeElement);
  const field = dialog.getByRole('spinbutton');
  const [less, more, cancel, close] = ['One server less', 'One server more', 'Cancel', 'Close'].map((name) =>
    dialog.getByRole('button', { name }),
  ) as [Locator, Locator, Locator, Locator];
  await expect.poll(() => isFocused(field)).toBe(true);
  for (const next of [less, more, cancel, close, field]) {
    await page.keyboard.press('Tab');
    await expect.poll(() => isFocused(next)).toBe(true);
    const label = await next.getAttribute('aria-label');
    if (label !== null) await page.getByRole('tooltip', { name: label }).waitFor();
  }
});
