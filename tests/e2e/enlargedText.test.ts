import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPage, useDemo } from './support/demo';

const server = useDemo();

/** The narrowest phones in use. */
const PHONE = { viewport: { width: 360, height: 740 } };

/** Text of twice the size, as an owner sets it in the browser (WCAG 2.2, success criterion 1.4.4). */
async function showLargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

const readSidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A title whose box is narrower than a word stands much higher than wide. */
const isBrokenByLetter = (page: Page): Promise<boolean> =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => heading.clientHeight > 3 * heading.clientWidth);

it.each(['/', '/terms', '/docs/api'])('enlarged text leaves the menu of %s within reach', async (path) => {
  const { page } = await openPage(server, PHONE);
  await page.goto(path);
  await showLargeText(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  const readEnd = () => menu.evaluate((button) => button.getBoundingClientRect().right);
  await expect.poll(readEnd, { timeout: 5_000 }).toBeLessThanOrEqual(PHONE.viewport.width);
  // A click fails where another element covers the centre.
  await menu.click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sign in' }).waitFor();
});

it.each(['/', '/terms', '/docs/api', '/signup'])(
  'enlarged text does not make %s scroll sideways',
  async (path) => {
    const { page } = await openPage(server, PHONE);
    await page.goto(path);
    await showLargeText(page);
    await expect.poll(() => readSidewaysScroll(page)).toBe(0);
  },
);

it.each(['/dashboard', '/review'])('enlarged text leaves the top bar of %s usable', async (path) => {
  const { page } = await openPage(server, PHONE);
  await page.goto(path);
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  await showLargeText(page);
  await expect.poll(() => readSidewaysScroll(page)).toBe(0);
  expect(await isBrokenByLetter(page)).toBe(false);
  await page.getByRole('link', { name: 'Torchward', exact: true }).first().click({ trial: true });
  const search = page.getByRole('button', { name: 'Find a page or an action' });
  expect(await search.evaluate((button) => button.getBoundingClientRect().left)).toBeGreaterThanOrEqual(0);
  await search.click({ trial: true });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog', { name: 'Navigation' }).getByRole('link', { name: 'Logs' }).waitFor();
});

it.each(['/logs', '/players', '/support'])('enlarged text does not make %s scroll sideways', async (path) => {
  const { page } = await openPage(server, PHONE);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .locator('main')
    .getByText(/^(Showing 1 to |Search the questions)/)
    .first()
    .waitFor();
  await showLargeText(page);
  expect(await readSidewaysScroll(page)).toBe(0);
});

it('enlarged text leaves the whole of each entry in the navigation in sight', async () => {
  const { page } = await openPage(server, PHONE);
  await page.goto('/dashboard');
  await showLargeText(page);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const navigation = page.getByRole('dialog', { name: 'Navigation' });
  await navigation.getByRole('link', { name: 'Logs' }).waitFor();
  expect(await navigation.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
});

it('enlarged text breaks the title of a dialog between its words', async () => {
  const { page } = await openPage(server, PHONE);
  await page.goto('/logs');
  await page.locator('[data-row] a').first().click();
  await page.getByRole('dialog', { name: 'Message', exact: true }).waitFor();
  await showLargeText(page);
  const title = page.getByRole('heading', { level: 2, name: 'Message', exact: true });
  const countLines = () =>
    title.evaluate((heading) =>
      Math.round(heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight)),
    );
  expect(await countLines()).toBe(1);
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  expect(await close.evaluate((button) => button.getBoundingClientRect().right)).toBeLessThanOrEqual(
    PHONE.viewport.width,
  );
});

/** The browser's own font size, which media queries in `em` follow. */
async function setBrowserFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

it.each([
  ['/review', 'Review', 'Review message'],
  ['/api-keys', 'Create New Key', 'Create New Key'],
  ['/subscription', 'Delete account', 'Delete your account?'],
])('on %s a dialog opened by %s scrolls in one piece at twice the font size', async (path, button, name) => {
  const { page } = await openPage(server, PHONE);
  await setBrowserFontSize(page, 32);
  await page.goto(path);
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  const content = dialog.getByRole('group', { name, exact: true });
  await content.waitFor();
  await expect.poll(() => content.evaluate((region) => region.scrollHeight - region.clientHeight)).toBe(0);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

it('a long question begins at its title at twice the font size', async () => {
  const { page } = await openPage(server, PHONE);
  await setBrowserFontSize(page, 32);
  await page.goto('/subscribe');
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Keep' }).and(page.locator(':focus')).waitFor();
  expect(await question.evaluate((element) => element.scrollTop)).toBe(0);
});
