import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { takeAnnouncements } from './support/announcements';
import { read } from './support/api';
import { openPage, useDemo } from './support/demo';
import { createOwner } from './support/newOwner';

const server = useDemo({ knowsItsAddress: true });

it('an owner finds a player by a part of the name, opens the record, and comes back to the same list', async () => {
  const { page, errors } = await openPage(server);
  await page.goto('/players');
  await page.getByText(/^\d+ players in all$/).waitFor();
  const search = page.getByRole('searchbox', { name: 'Search players' });
  await search.pressSequentially('MOSSY');
  await page.getByText('1 player matches').waitFor();
  const sortByViolations = page.getByRole('button', { name: 'Violations' });
  await sortByViolations.click();
  await page.waitForURL('**/players?player=MOSSY&sort=violations');
  await sortByViolations.click();
  await page.waitForURL('**/players?player=MOSSY&sort=violations&order=asc');

  const row = page.getByRole('table').getByRole('row').nth(1);
  await row.getByText('mossy_fox').waitFor();
  const listed = await row.getByRole('cell').first().innerText();
  await row.getByRole('cell').nth(3).click();
  await page.getByRole('heading', { level: 1, name: 'mossy_fox' }).waitFor();
  expect(await page.getByRole('main').getByText(listed, { exact: true }).first().isVisible()).toBe(true);
  expect(await page.title()).toBe('mossy_fox · Players · Torchward');

  await page.goBack();
  await page.getByText('1 player matches').waitFor();
  expect(await page.title()).toBe('Players · Torchward');
  expect(await search.inputValue()).toBe('MOSSY');
  await search.fill('nobody of this name');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByText(/^\d+ players in all$/).waitFor();
  expect(errors).toEqual([]);
});

it('a player opens at its name, and Back returns to the place in the list', async () => {
  const { page } = await openPage(server, { viewport: { width: 1440, height: 500 } });
  const heading = (name: string) => page.locator('h1:focus', { hasText: name });
  const readTop = () => page.evaluate(() => window.scrollY);
  await page.goto('/players');
  const link = page.getByRole('table').getByRole('link').last();
  await link.focus();
  const top = await readTop();
  expect(top).toBeGreaterThan(500);
  const name = await link.innerText();
  // The browser tells the page of the scroll with its next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  // The record arrives after its screen.
  await page.route('**/api/dashboard/player/*', async (route) => {
    await setTimeout(300);
    await route.continue();
  });
  // On a slow machine the frame after the new screen comes before the clean-up of the old one.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 12 });
  await page.keyboard.press('Enter');
  await heading(name).waitFor();
  expect(await readTop()).toBe(0);

  await page.goBack();
  await heading('Players').waitFor();
  await expect.poll(readTop).toBe(top);
});

it('a screen reader hears what each search found, and nothing of the letters on the way', async () => {
  const { page } = await openPage(server);
  await page.goto('/players');
  await page.getByText(/^\d+ players in all$/).waitFor();
  const search = page.getByRole('searchbox', { name: 'Search players' });
  await search.focus();
  await takeAnnouncements(page);
  const takeCounts = async () =>
    (await takeAnnouncements(page)).filter((text) => /^(\d+ players? |Showing)/.test(text));
  await search.pressSequentially('mossy', { delay: 50 });
  await page.getByText('1 player matches').waitFor();
  expect(await takeCounts()).toEqual(['1 player matches']);
  await search.fill('zzyzx');
  await page.getByText('0 players match').waitFor();
  expect(await takeCounts()).toEqual(['0 players match']);
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter');
  const all = page.getByText(/^\d+ players in all$/);
  await all.waitFor();
  expect(await takeCounts()).toEqual([await all.innerText()]);
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
});

it('Back leads from page to page, and skips letters', async () => {
  const { page } = await openPage(server);
  const { players } = await read(server, '/api/dashboard/players');
  await page.route('**/api/dashboard/players?*', (route) => route.fulfill({ json: { total: 120, players } }));
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Players' }).click();
  await page.getByRole('searchbox').pressSequentially('a');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**/players?player=a&offset=50');
  await page.goBack();
  await page.waitForURL('**/players?player=a');
  await page.goBack();
  await page.waitForURL('**/dashboard');
});

it('a letter on a later page asks for the new search alone', async () => {
  const { page } = await openPage(server);
  const { players } = await read(server, '/api/dashboard/players');
  const asked: string[] = [];
  await page.route('**/api/dashboard/players?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(`${searchParams.get('player') ?? ''} ${searchParams.get('offset') ?? ''}`);
    return route.fulfill({ json: { total: 120, players } });
  });
  await page.goto('/players?player=a&offset=50');
  await page.getByText('Showing 51 to 100 of 120').waitFor();
  await page.getByRole('searchbox').press('End');
  await page.getByRole('searchbox').pressSequentially('b');
  await page.getByText('Showing 1 to 50 of 120').waitFor();
  await expect.poll(() => asked).toEqual(['a 50', 'ab 0']);
});

it('on Starter the search box takes text and does nothing', async () => {
  const { token } = await createOwner(server, 'starter@players.example', 'starter');
  const { page, errors } = await openPage({ ...server, token });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goto('/players');
  await page.getByRole('heading', { name: 'Feature coming soon' }).waitFor();
  const search = page.getByRole('searchbox', { name: 'Search players' });
  await search.fill('mossy');
  await search.press('Enter');
  expect(await search.inputValue()).toBe('mossy');
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByRole('combobox').count()).toBe(0);
  await page.getByRole('link', { name: 'Change plan' }).click();
  await page.waitForURL('**/subscribe');
  expect(calls.filter((url) => url.includes('/api/dashboard/players'))).toEqual([]);
  expect(errors).toEqual([]);
});
