import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { takeAnnouncements, waitForAnnouncement } from './support/announcements';
import { openPage, useDemo } from './support/demo';
import { answerCalls } from './support/gate';

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

it('an owner hears that the chosen period of the analytics is shown, once', async () => {
  const page = await openAt('/analytics');
  await page.getByRole('button', { name: '30d' }).click();
  await waitForAnnouncement(page, 'Last 30 days, by the day');
  expect(await takeAnnouncements(page)).toEqual([]);
});

it('a reviewer hears that Refresh has worked', async () => {
  const page = await openAt('/review');
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect(await waitForAnnouncement(page, 'Refreshed. ')).toMatch(/^Refreshed\. [\d,]+ pending reviews?\.$/);
});

it('an owner hears on the sign-in page that the session has ended', async () => {
  const page = await openAt('/usage');
  await answerCalls(page, '**/v1/account/**', (route) => route.fulfill({ status: 401 }));
  await page.getByRole('link', { name: 'API Keys' }).first().click();
  await page.waitForURL('**/login*');
  await waitForAnnouncement(page, 'Your session has ended. Sign in again.');
});

it('an owner hears on the sign-in page that the password is reset', async () => {
  const { page } = await openPage(server);
  await answerCalls(page, '**/v1/auth/reset-password', (route) =>
    route.fulfill({ json: { message: 'Done.' } }),
  );
  await page.goto('/reset-password?token=none');
  await page.getByLabel('New password', { exact: true }).fill('Lantern42b');
  await page.getByLabel('Confirm new password', { exact: true }).fill('Lantern42b');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await waitForAnnouncement(page, 'Password reset successful!');
});
