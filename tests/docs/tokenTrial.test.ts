import { expect, it } from 'vitest';
import { useCatalogue } from './useCatalogue';

const opened = useCatalogue();

/** Fill of a critical badge in the trial. */
const TRIED = 'rgb(255, 215, 0)';

it('a tried token shows in the variants that it touches, such as one tone', async () => {
  const page = await opened.browser.newPage();
  await page.goto(
    `${opened.site.url}/iframe.html?viewMode=docs&id=foundations-trying-a-token--docs#token=color.tone.critical.bg`,
  );
  await page.getByRole('textbox', { name: 'Value in the light theme' }).fill(TRIED);
  const badges = page.getByRole('region', { name: 'Design system/Badge' });
  // The drawings are inert, so that roles do not find them.
  await badges.locator('[data-theme="light"] [data-tone="critical"]').first().waitFor();
  const fills = await badges
    .locator('[data-theme="light"] [data-tone="critical"]')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).backgroundColor));
  expect(fills).toEqual([TRIED]);
  await page.close();
});

it('a token of the chosen state shows in a checkbox and in a card, whose first drawings are not chosen', async () => {
  const page = await opened.browser.newPage();
  await page.goto(
    `${opened.site.url}/iframe.html?viewMode=docs&id=foundations-trying-a-token--docs#token=color.accent.fill`,
  );
  await page.getByRole('textbox', { name: 'Value in the light theme' }).fill(TRIED);
  for (const part of ['Checkbox', 'Card']) {
    const drawing = page
      .getByRole('region', { name: `Design system/${part}` })
      .locator('[data-theme="light"]');
    await drawing.locator(':scope > *').first().waitFor();
    const readBorders = () =>
      drawing
        .locator('*')
        .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).borderTopColor));
    // The border of a checkbox changes over time.
    await expect.poll(readBorders, { message: part }).toContain(TRIED);
  }
  await page.close();
});
