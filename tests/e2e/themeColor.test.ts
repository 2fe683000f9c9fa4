import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openPage, useDemo } from './support/demo';

const server = useDemo();

/** The colour that the browser's bar takes: that of the first theme colour whose media query matches. */
const readBarColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => window.matchMedia(media).matches,
      )?.content,
  );
const readCanvas = (page: Page) =>
  page.evaluate(() => {
    const [context, color] = [
      document.createElement('canvas').getContext('2d'),
      getComputedStyle(document.body),
    ];
    if (!context) throw new Error('The browser has no canvas.');
    context.fillStyle = color.backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });

it.each(['/', '/login', '/dashboard'])(
  "the browser's bar on %s takes the colour of the chosen theme",
  async (path) => {
    const { page } = await openPage(server, { colorScheme: 'light' });
    await page.addInitScript(() => {
      if (localStorage.getItem('theme') === null) localStorage.setItem('theme', 'dark');
    });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await readBarColor(page)).toBe('#0b0f14');
    expect(await readBarColor(page)).toBe(await readCanvas(page));
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
    expect(await readBarColor(page)).toBe('#f5f7f9');
    expect(await readBarColor(page)).toBe(await readCanvas(page));
  },
);
