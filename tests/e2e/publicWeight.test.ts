import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useDemo } from './support/demo';
import { servePageInParts } from './support/pageInParts';
import { openVisitorPage, ALL_PAGES, isTextPage, waitUntilHydrated } from './support/publicPages';
import { listMoved, observeShifts, readShifts, sumShifts } from './support/shifts';

const server = useDemo();
const openPage = (options?: BrowserContextOptions) => openVisitorPage(server, options);

interface Weight {
  /** Bytes of script after gzip: before React arrives, and in total. */
  first: number;
  all: number;
  /** Bytes of HTML (with its styles) after gzip, and of fonts. */
  html: number;
  fonts: number;
}

async function measureWeight(path: string): Promise<Weight> {
  const page = await openPage();
  // In the order of the requests; the answers come in any order.
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const readBodies = (type: string) =>
    Promise.all(
      requests
        .filter((request) => request.resourceType() === type)
        .map(async (request) => {
          const body = await (await request.response())?.body();
          return { url: request.url(), body: body ?? Buffer.alloc(0) };
        }),
    );
  const answer = await page.goto(path);
  if (answer === null) throw new Error(`${path} did not load.`);
  const html = gzipSync(await answer.body()).length;
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  const loaded = (await readBodies('script')).map(({ url, body }) => ({
    url,
    bytes: gzipSync(body).length,
  }));
  const react = loaded.findIndex(({ url }) => url.includes('/hydrate-'));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, bytes) => total + bytes, 0);
  return {
    first: sum(loaded.slice(0, react === -1 ? loaded.length : react).map(({ bytes }) => bytes)),
    all: sum(loaded.map(({ bytes }) => bytes)),
    html,
    fonts: sum((await readBodies('font')).map(({ body }) => body.length)),
  };
}

/** A script for `addInitScript`: records the tag of the largest contentful paint. */
function observeLargestPaint() {
  Object.assign(window, { largest: '' });
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as unknown as { element?: Element } | undefined;
    Object.assign(window, { largest: last?.element?.tagName ?? '' });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Reads the tag of the largest contentful paint; empty before the first. */
const readLargestPaint = (page: Page) =>
  page.evaluate(() => (window as unknown as { largest: string }).largest);

describe('weight', () => {
  it('the landing page is usable after at most 15 kB of script, and needs at most 94 kB in all', async () => {
    const weight = await measureWeight('/');
    expect(weight.first).toBeGreaterThan(0);
    expect(weight.first).toBeLessThanOrEqual(15_000);
    expect(weight.all).toBeGreaterThan(50_000);
    expect(weight.all).toBeLessThanOrEqual(94_000);
    expect(weight.html + weight.fonts).toBeLessThanOrEqual(150_000);
  });

  it.each([360, 768, 1440])(
    'no page shifts while it loads, %i px wide, with fonts of any delay',
    async (width) => {
      const page = await openPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      await page.addInitScript(observeShifts);
      await page.addInitScript(observeLargestPaint);
      let open: () => void = () => undefined;
      let gate = Promise.resolve();
      const asked = new Set<string>();
      await page.route('**/*.woff2', async (route) => {
        asked.add(route.request().url());
        await gate;
        await route.continue();
      });
      // The demo's note about its mailbox comes with the scripts; production has none.
      await page.route('**/verify-email-sent', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        expect(html).toContain('name="torchward:mailbox"');
        await route.fulfill({
          response,
          body: html.replace(/(?<=name="torchward:mailbox" content=")[^"]*/, ''),
        });
      });
      for (const path of ALL_PAGES) {
        gate = new Promise((resolve) => {
          open = resolve;
        });
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        open();
        await waitUntilHydrated(page);
        await page.evaluate(() => document.fonts.ready);
        // The browser reports the largest paint some time after it.
        if (isTextPage(path)) await expect.poll(() => readLargestPaint(page)).not.toBe('');
        const shifts = await readShifts(page);
        // On a phone the browser swaps fonts in, and a line of a long text may break differently.
        // In a wide window a late font may still move a small part sideways, by its text's other width; a line of text
        // that moves down by its height counts for more.
        const allowed = width < 768 ? 0.025 : 0.0001;
        expect(sumShifts(shifts), path + listMoved(shifts)).toBeLessThanOrEqual(allowed);
        if (isTextPage(path)) expect(['H1', 'P', 'PRE', 'DIV'], path).toContain(await readLargestPaint(page));
      }
      expect([...asked].filter((font) => !font.includes('-site-'))).toEqual([]);
      expect(asked.size).toBe(3);
    },
  );

  it.each([412, 768, 1280])(
    'the landing page does not shift when its HTML arrives in parts, %i px wide',
    async (width) => {
      const html = await (await fetch(server.url)).text();
      const page = await openPage({ viewport: { width, height: 823 } });
      await page.addInitScript(observeShifts);
      for (const next of ['<figure', '<figcaption', '</figcaption>']) {
        const offset = html.indexOf(next);
        expect(offset, next).toBeGreaterThan(0);
        const { url, sendRest } = await servePageInParts(html, offset);
        await page.goto(url, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        // The painted part ends at the offset.
        expect(await page.locator('figcaption, footer').count()).toBe(next === '</figcaption>' ? 1 : 0);
        sendRest();
        await page.locator('footer').waitFor();
        const shifts = await readShifts(page);
        expect(sumShifts(shifts), next + listMoved(shifts)).toBeLessThanOrEqual(0.001);
      }
    },
  );

  it('the check for layout shifts notices a shift', async () => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await page.addInitScript(observeShifts);
    await page.goto('/terms');
    await waitUntilHydrated(page);
    await page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await nextFrame();
      document.querySelector<HTMLElement>('main')?.style.setProperty('padding-block-start', '200px');
      await nextFrame();
      await nextFrame();
    });
    await expect.poll(async () => sumShifts(await readShifts(page))).toBeGreaterThan(0.01);
  });

  it('the three font subsets together weigh little more than one whole font', async () => {
    for (const path of [...ALL_PAGES, '/verify-email', '/reset-password']) {
      const html = await (await fetch(server.url + path)).text();
      const fonts = [...html.matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map(
        ([, font]) => font ?? '',
      );
      expect(fonts, path).toHaveLength(3);
      const sizes = await Promise.all(
        fonts.map(async (font) => (await (await fetch(server.url + font)).arrayBuffer()).byteLength),
      );
      expect(Math.min(...sizes)).toBeGreaterThan(5_000);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(34_000);
    }
  });

  it('English text loads no whole font, and typed text in other letters loads one', async () => {
    const page = await openPage();
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
    });
    for (const path of [...ALL_PAGES, '/verify-email', '/reset-password']) {
      await page.goto(path);
      await waitUntilHydrated(page);
      await page.evaluate(() => document.fonts.ready);
    }
    expect(new Set(fonts).size).toBe(3);
    expect(fonts.filter((font) => !font.includes('-site-'))).toEqual([]);
    const whole = page.waitForRequest(/geist-latin-wght-normal-(?!site)/);
    await page.goto('/login');
    await page.getByLabel('Email').fill('zoë@survival.example');
    await whole;
  });
});
