import { expect, it } from 'vitest';
import { openPage, useDemo } from './support/demo';
import { holdCalls } from './support/gate';

const server = useDemo();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

it("the on-screen keyboard makes the page smaller, and covers no dialog's buttons", async () => {
  const { page } = await openPage(server, PHONE);
  await page.goto('/review');
  // No test browser has such a keyboard, so this reads the wish that a phone's browser follows.
  const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');
  expect(viewport).toContain('interactive-widget=resizes-content');
});

it('a touch screen shows no button for shortcuts before the scripts have run either', async () => {
  const { page } = await openPage(server, PHONE);
  await page.addInitScript(() => localStorage.setItem('access', 'granted'));
  const { open: release } = await holdCalls(page, '**/assets/*.js');
  await page.goto('/review', { waitUntil: 'commit' });
  const early = page.locator('[data-prerendered] button:visible');
  await early.filter({ hasText: 'Refresh' }).waitFor();
  expect(await early.filter({ hasText: 'Shortcuts' }).count()).toBe(0);
  release();
});

it('a touch screen shows no keys but a way to close the menu, which offers only what the plan has', async () => {
  const { page } = await openPage(server, PHONE);
  await page.goto('/review');
  await page.getByRole('button', { name: 'Refresh' }).waitFor();
  expect(await page.getByRole('button', { name: 'Shortcuts' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Find a page or an action' }).tap();
  const options = page.getByRole('option');
  await options.filter({ hasText: 'Create an API key' }).waitFor();
  expect(await options.filter({ hasText: 'Add a webhook' }).count()).toBe(0);
  const menu = page.getByRole('dialog', { name: 'Commands' });
  expect(await menu.locator('kbd:visible').count()).toBe(0);
  await menu.getByRole('button', { name: 'Close' }).tap();
  await menu.waitFor({ state: 'hidden' });
});
