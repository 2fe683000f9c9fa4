import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { useCatalogue } from './useCatalogue';

const opened = useCatalogue();

let page: Page;

beforeEach(async () => {
  page = await opened.browser.newPage();
  await page.goto(`${opened.site.url}/?path=/story/design-system-button--default`);
  await page.getByRole('tab', { name: /^Accessibility/ }).waitFor();
  return () => page.close();
});

it('a story has its controls, what it played and called, its faults, and the windows of the toolbar', async () => {
  const panels = page.getByRole('tablist', { name: 'Available addons' }).getByRole('tab');
  const names = (await panels.allInnerTexts()).map((text) => text.split('\n')[0]);
  expect(names).toEqual(expect.arrayContaining(['Controls', 'Actions', 'Interactions', 'Accessibility']));
  await page.getByRole('button', { name: /^Viewport/ }).waitFor();
});

it('a designer writes words into a control, and is offered no control that nothing can be drawn from', async () => {
  const story = page.frameLocator('#storybook-preview-iframe');
  await story.getByRole('button').waitFor();
  await page.locator('#control-children').fill('Keep changes');
  await story.getByRole('button', { name: 'Keep changes' }).waitFor();
  expect(await page.getByRole('button', { name: 'Set object' }).count()).toBe(0);
});

it('the filter of a built Storybook counts no changes that only a running one knows', async () => {
  await page.getByRole('button', { name: 'Tag filters' }).click();
  await page.getByText('stable', { exact: true }).waitFor();
  expect(await page.getByText('Modified', { exact: true }).count()).toBe(0);
});
