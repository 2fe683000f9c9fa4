import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read } from './support/api';
import { runMenuCommand } from './support/commandMenu';
import { useDemo } from './support/demo';
import { answerCalls, holdCalls } from './support/gate';
import { type OwnerBrowser, signIn } from './support/owner';

const server = useDemo();
let owner: OwnerBrowser;
let page: Page;

beforeAll(async () => {
  owner = await signIn(server.browser, server.token, { baseURL: server.url });
  ({ page } = owner);
});

afterAll(() => expect(owner.errors).toEqual([]));

/** The heading of the running screen: the picture of it that loads before the code is inert and hears no key. */
const locateHeading = () => page.locator('main:not([inert] *) h1');
const openScreen = async (path: string) => {
  await page.goto(path);
  await locateHeading().waitFor();
};

describe('the navigation of the shared layout', () => {
  const PLACES = [
    ['Dashboard', 'Dashboard', '/dashboard'],
    ['Logs', 'Moderation logs', '/logs'],
    ['Review Queue', /pending reviews?/, '/review'],
    ['Analytics', 'Analytics', '/analytics'],
    ['Players', 'Players', '/players'],
    ['API Keys', 'API Keys', '/api-keys'],
    ['Configuration', 'Configuration', '/config'],
    ['Usage & Billing', 'Usage & Billing', '/usage'],
    ['Documentation', 'Documentation', '/documentation'],
    ['Support', 'Support', '/support'],
    ['Manage Subscription', 'Subscription', '/subscription'],
  ] as const;

  it('leads by a typed command to every screen, focuses its heading and names the tab after it', async () => {
    await openScreen('/usage');
    for (const [words, heading, path] of PLACES) {
      await runMenuCommand(page, words);
      await page.waitForURL(`**${path}`);
      await locateHeading().filter({ hasText: heading }).waitFor();
      await expect
        .poll(() => page.locator(':focus').evaluate(({ tagName }) => tagName), { message: path })
        .toBe('H1');
      const name = words === 'Manage Subscription' ? 'Subscription' : words;
      await expect.poll(() => page.title()).toBe(`${name} · Torchward`);
    }
  });

  it('opens the dialog of a new key by a command on any screen, and the closed dialog stays closed', async () => {
    await openScreen('/support');
    await runMenuCommand(page, 'Create an API key');
    await page.waitForURL('**/api-keys');
    await page.getByRole('dialog', { name: 'Create New Key' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.reload();
    await locateHeading().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('finds a player by a part of the name, and leads to the player or to the log, by keyboard', async () => {
    const { logs } = await read(server, '/api/dashboard/recent-logs');
    const { player_name: name = '', player_uuid: uuid = '' } = logs[0] ?? {};
    const part = name.slice(1);
    const field = page.getByRole('combobox', { name: 'Commands' });
    const player = page.getByRole('option', { name: `${name} (${uuid.slice(0, 8)})` });
    await openScreen('/support');
    const search = await holdCalls(page, '**/api/dashboard/players?*', { most: 1 });
    await page.keyboard.press('Control+k');
    await field.pressSequentially(part);
    await page.getByRole('status').getByText('Looking for players...').waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
    search.open();
    await player.waitFor();
    // One search for the whole text, not one for each letter.
    expect(search.count()).toBe(1);
    await expect.poll(() => page.getByRole('option').first().getAttribute('aria-selected')).toBe('true');
    await page.getByRole('option').nth(1).waitFor();
    const found = await page.getByRole('option').allInnerTexts();
    expect(found.at(-1)).toBe(`Find “${part}” in Logs`);
    for (let at = found.findIndex((label) => label.startsWith(`${name} (`)); at > 0; at -= 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/players/${uuid}`);
    await locateHeading().filter({ hasText: name }).waitFor();

    await page.keyboard.press('Control+k');
    await field.fill(part);
    await player.waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/logs' && url.searchParams.get('player') === part);
    await expect.poll(() => page.getByLabel('Player', { exact: true }).inputValue()).toBe(part);
  });

  it('says that no player matches, and leads to the log where the players cannot be fetched', async () => {
    await openScreen('/support');
    const field = page.getByRole('combobox', { name: 'Commands' });
    await page.keyboard.press('Control+k');
    await field.fill('nobody is called this');
    await page.getByText('No command or player matches').waitFor();
    const search = await answerCalls(page, '**/api/dashboard/players?*', (route) => route.abort());
    await field.fill('nobody is reached');
    await page.getByRole('option', { name: 'Find “nobody is reached” in Logs' }).waitFor();
    search.letThrough();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    expect(await field.inputValue()).toBe('');
    await page.getByRole('option', { name: 'Dashboard' }).waitFor();
    expect(await page.getByRole('option', { name: /in Logs$/ }).count()).toBe(0);
    await page.keyboard.press('Escape');
  });

  it('keeps a menu open that the owner opened while the next screen was loading', async () => {
    await openScreen('/support');
    const code = await holdCalls(page, '**/assets/UsageRoute-*.js');
    await page.getByRole('navigation').first().getByRole('link', { name: 'Usage & Billing' }).click();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menu').waitFor();
    code.open();
    await locateHeading().filter({ hasText: 'Usage & Billing' }).waitFor();
    expect(await page.getByRole('menu').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
  });

  it('leaves a menu closed whose code arrives after Escape', async () => {
    const code = await holdCalls(page, '**/assets/{MenuPanel,AccountMenuItems}-*.js');
    await openScreen('/support');
    const menuButton = page.getByRole('button', { name: 'Account menu' });
    await menuButton.click();
    await page.keyboard.press('Escape');
    const readExpanded = () => menuButton.getAttribute('aria-expanded');
    expect(await readExpanded()).toBe('false');
    code.open();
    await page.waitForLoadState('networkidle');
    expect(await readExpanded()).toBe('false');
    expect(await page.getByRole('menu').count()).toBe(0);
    await menuButton.click();
    await page.getByRole('menuitem', { name: 'Manage Subscription' }).waitFor();
    await page.keyboard.press('Escape');
  });

  it('begins at the fragment of an address that the owner opens, and at the top of one without', async () => {
    await openScreen('/documentation#connect');
    await page.getByRole('heading', { name: 'Connect your server', level: 2 }).waitFor();
    const readTop = () =>
      page.locator('#connect').evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await expect.poll(readTop).toBeLessThan(200);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await openScreen('/support');
    await openScreen('/documentation');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  it('shows the screen of an address whose fragment is malformed', async () => {
    await openScreen('/support#100%');
    expect(await locateHeading().textContent()).toBe('Support');
  });

  it('restores the scroll position of a page', async () => {
    await openScreen('/documentation');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    // Late content above moves the page, and the browser's scroll anchoring keeps the read text in place.
    const place = () =>
      page.evaluate(() => {
        const next = [...document.querySelectorAll('main h2, main h3')].find(
          (heading) => heading.getBoundingClientRect().top > 0,
        );
        if (!next) throw new Error('There is no heading further down.');
        return `${next.textContent} at ${Math.round(next.getBoundingClientRect().top)}`;
      });
    const left = await place();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Support' }).click();
    await locateHeading().filter({ hasText: 'Support' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await locateHeading().filter({ hasText: 'Documentation' }).waitFor();
    await expect.poll(place).toBe(left);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(900);
  });
});

describe('a failed download of code', () => {
  it('for the top bar leaves the page unchanged, and a retry brings it', async () => {
    await openScreen('/support');
    const code = await answerCalls(page, '**/assets/ShellCommandMenu-*.js', (route) => route.abort());
    await page.keyboard.press('Control+k');
    const again = page.getByRole('banner').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.getByRole('searchbox', { name: 'Search the questions' }).fill('key');
    code.letThrough();
    await again.click();
    await again.waitFor({ state: 'detached' });
    // The browser caches a failed module, so the retry reloads the page and the module with it.
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Control+k')]);
    await locateHeading().waitFor();
    await runMenuCommand(page, 'Players');
    await page.waitForURL('**/players');
  });

  it('for the account menu says so in sight, with the focus on the retry', async () => {
    await openScreen('/support');
    await answerCalls(page, '**/assets/AccountMenuItems-*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Account menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('banner').getByRole('button', { name: 'Failed. Try again' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Failed. Try again');
  });

  it('for a screen offers a retry and a reload, and keeps the navigation', async () => {
    const code = await answerCalls(page, '**/assets/AnalyticsRoute-*.js', (route) => route.abort());
    await openScreen('/support');
    // The app reloads once, as after a deployment; here the reload does not help.
    await page.getByRole('navigation').first().getByRole('link', { name: 'Analytics' }).click();
    await page.getByText('This screen could not be shown').waitFor();
    await page.getByRole('button', { name: 'Reload the page' }).waitFor();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Support' }).click();
    await locateHeading().filter({ hasText: 'Support' }).waitFor();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Analytics' }).click();
    await page.getByText('This screen could not be shown').waitFor();
    code.letThrough();
    await page.getByRole('button', { name: 'Try again' }).click();
    await locateHeading().filter({ hasText: 'Analytics' }).waitFor();
  });

  it('while the server is away keeps the app, and a retry brings the screen once it is back', async () => {
    await openScreen('/support');
    // The session of the tab, so that no earlier reload for this build is remembered.
    await page.evaluate(() => sessionStorage.clear());
    const away = await answerCalls(page, '**/*', (route) => route.abort('connectionrefused'));
    await page.getByRole('navigation').first().getByRole('link', { name: 'Analytics' }).click();
    await page.getByText('Torchward does not answer.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Torchward does not answer.').waitFor();
    await page.getByRole('navigation').first().waitFor();
    away.letThrough();
    await page.getByRole('button', { name: 'Try again' }).click();
    await locateHeading().filter({ hasText: 'Analytics' }).waitFor();
  });

  it('for the top bar while the server is away does not reload the page', async () => {
    await openScreen('/support');
    const away = await answerCalls(page, '**/*', (route) => route.abort('connectionrefused'));
    await page.keyboard.press('Control+k');
    const again = page.getByRole('banner').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await again.click();
    await page.keyboard.press('Control+k');
    await again.waitFor();
    const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await again.click();
    await page.keyboard.press('Control+k');
    await asked;
    await locateHeading().filter({ hasText: 'Support' }).waitFor();
    away.letThrough();
  });

  it('while offline is reported until the connection is back', async () => {
    await owner.context.setOffline(true);
    await page.getByText('You are offline').waitFor();
    await owner.context.setOffline(false);
    await page.getByText('You are offline').waitFor({ state: 'detached' });
  });
});
