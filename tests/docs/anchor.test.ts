import { expect, it } from 'vitest';
import { useCatalogue } from './useCatalogue';

const opened = useCatalogue();

const PAGE = 'design-system-button';
const ANCHOR = `anchor--${PAGE}--loading`;

/** Opens the page at a story's anchor, and waits until all its stories are drawn. */
async function openAtStory() {
  const page = await opened.browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${opened.site.url}/?path=/docs/${PAGE}--docs#${ANCHOR}`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const story = docs.locator(`[id="${ANCHOR}"]`);
  await story.getByRole('button').first().waitFor();
  await docs.locator('[data-missing-part]').first().waitFor({ state: 'detached' });
  /** Reads how far from the window's top the story is, after two more frames. */
  const readDistance = () =>
    story.evaluate(async (element) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next));
      return Math.abs(element.getBoundingClientRect().top);
    });
  return { page, readDistance };
}

it('an address with a story leads to it, although the stories above it are drawn later', async () => {
  const { page, readDistance } = await openAtStory();
  await expect.poll(readDistance).toBeLessThan(1);
  await page.close();
});

it('a reader who scrolls away from it stays where they are while the page grows', async () => {
  const { page, readDistance } = await openAtStory();
  await expect.poll(readDistance).toBeLessThan(1);
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, -300);
  await expect.poll(readDistance).toBeGreaterThan(250);
  await page.setViewportSize({ width: 1000, height: 800 });
  expect(await readDistance()).toBeGreaterThan(100);
  await page.close();
});
