import { expect, it } from 'vitest';
import { useCatalogue } from './useCatalogue';

const opened = useCatalogue();

it.each(['duration.slow', 'easing.out'])('a designer plays %s and sees a block move', async (token) => {
  const page = await opened.browser.newPage();
  await page.goto(`${opened.site.url}/iframe.html?viewMode=docs&id=foundations-motion--docs`);
  const play = page.getByRole('button', { name: `Play ${token}` });
  const block = page.getByRole('row').filter({ has: play }).locator('[style*="transition"]');
  const started = await block.boundingBox();
  await play.click();
  await expect.poll(async () => (await block.boundingBox())?.x).toBeGreaterThan(started?.x ?? 0);
  await page.close();
});
