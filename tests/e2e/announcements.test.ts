import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { takeAnnouncements, waitForAnnouncement } from './support/announcements';
import { openPage, useDemo } from './support/demo';

const server = useDemo();

/** Opens a screen and forgets what it announced until its panels had loaded. */
async function openAt(path: string): Promise<Page> {
  const { page } = await openPage(server);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
  await takeAnnouncements(page);
  return page;
}

it.each([
  ['/usage', 'Upgrade Plan', 'Plans are changed under'],
  ['/subscription', 'Manage billing', 'Cards and invoices are kept by our payment provider'],
])('the notice on %s that %s shows is announced', async (path, button, words) => {
  const page = await openAt(path);
  await page.getByRole('button', { name: button }).click();
  expect(await waitForAnnouncement(page, words)).toContain(words);
});

it('an owner hears that a rule overrides the choice about swearing', async () => {
  const page = await openAt('/config');
  await page.getByRole('textbox', { name: 'Server rules' }).fill('Swearing is allowed.');
  expect(await waitForAnnouncement(page, 'Your rules come first')).toContain('permit swearing');
});
