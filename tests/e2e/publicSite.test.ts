import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDemo } from './support/demo';
import { openVisitorPage, ALL_PAGES, TEXT_PAGES, waitUntilHydrated } from './support/publicPages';

const STATUS_PAGE = 'https://status.blocks.example';
const server = useDemo({ env: { STATUS_PAGE_URL: STATUS_PAGE } });

const openPage = (options?: BrowserContextOptions) => openVisitorPage(server, options);

/** Stores the `h1` of the server's HTML in `window` before scripts run, for the test to see whether they replace it. */
function rememberServerHeading() {
  document.addEventListener(
    'readystatechange',
    () => Object.assign(window, { serverHeading: document.querySelector('#root h1') }),
    { once: true },
  );
}

/** Whether the `h1` of the server's HTML is still in the page. */
const hasServerHeading = (page: Page) =>
  page.evaluate(() => (window as unknown as { serverHeading: Element }).serverHeading.isConnected);

describe('without JavaScript', () => {
  let page: Page;
  beforeAll(async () => {
    page = await server.browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
    return () => page.close();
  });

  it.each(TEXT_PAGES)(
    '%s can be read, and each of its links leads to an existing page or anchor',
    async (path) => {
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
      const links = await page
        .locator('a[href]')
        .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
      expect(links.length).toBeGreaterThan(10);
      for (const link of new Set(links)) {
        if (link.startsWith('mailto:') || link === STATUS_PAGE) continue;
        const address = new URL(link, server.url + path);
        expect(address.origin).toBe(server.url);
        const answer = await fetch(address, { redirect: 'manual' });
        expect(answer.status, link).toBe(200);
        const html = await answer.text();
        if (address.hash !== '') expect(html, link).toContain(`id="${address.hash.slice(1)}"`);
      }
      await page.getByRole('link', { name: 'Privacy Policy' }).last().click();
      await page.waitForURL('**/privacy');
    },
  );

  it('the landing page has its anchors, prices and questions', async () => {
    await page.goto('/');
    for (const id of ['features', 'pricing', 'how-it-works']) {
      expect(await page.locator(`[id="${id}"]`).count()).toBe(1);
      expect(await page.locator(`a[href="#${id}"]`).count()).toBeGreaterThan(0);
    }
    const own = ['/login', '/signup', '/documentation', '/support', '/terms', '/privacy'];
    for (const href of [...own, STATUS_PAGE]) {
      expect(await page.locator(`a[href="${href}"]`).count(), href).toBeGreaterThan(0);
    }
    for (const price of ['$19/mo', '$99/mo', '$200/mo', 'Custom']) {
      await page.getByText(price, { exact: true }).waitFor();
    }
    await page.getByText('How do I cancel?').click();
    await page.getByText(/Service continues until the end of the period/).waitFor();
  });
});

describe('hydration', () => {
  it('no page logs to the console, asks another host, or has its elements replaced', async () => {
    const page = await openPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url)) elsewhere.push(request.url());
    });
    await page.addInitScript(rememberServerHeading);
    for (const path of ALL_PAGES) {
      await page.goto(path);
      await waitUntilHydrated(page);
      // After a mismatch React would have replaced the server's elements.
      expect(await hasServerHeading(page), path).toBe(true);
      expect(said, path).toEqual([]);
      expect(elsewhere, path).toEqual([]);
    }
  });

  it('that check notices a changed page', async () => {
    const page = await openPage();
    await page.route(server.url + '/terms', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace('Terms of Service</h1>', 'Tampered</h1>');
      await route.fulfill({ response: answer, body: html });
    });
    await page.addInitScript(rememberServerHeading);
    await page.goto('/terms');
    await waitUntilHydrated(page);
    expect(await hasServerHeading(page)).toBe(false);
  });

  it.each(['light', 'dark'] as const)(
    'the page is %s from the first paint on when the visitor chose it',
    async (theme) => {
      const colorScheme = theme === 'dark' ? 'light' : 'dark';
      const page = await openPage({ colorScheme });
      await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/');
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    },
  );

  it('a page in the dark theme is printed in the light one, because paper stays white', async () => {
    const page = await openPage({ colorScheme: 'dark' });
    await page.goto('/terms');
    // The page follows the system's theme from then on.
    await waitUntilHydrated(page);
    const readColours = () =>
      page.evaluate(() => {
        const { color, backgroundColor, colorScheme } = getComputedStyle(document.body);
        return { color, backgroundColor, colorScheme };
      });
    const dark = await readColours();
    await page.emulateMedia({ media: 'print' });
    const printed = await readColours();
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.locator('html[data-theme="light"]').waitFor();
    expect(printed).toEqual(await readColours());
    expect(printed).not.toEqual(dark);
  });

  it.each(['/', '/login'])(
    'the footer of %s changes the theme at once and for the next page',
    async (from) => {
      const page = await openPage({ colorScheme: 'light' });
      await page.goto(from);
      await waitUntilHydrated(page);
      const choice = page.getByRole('group', { name: 'Theme' });
      expect(await choice.getByRole('radio', { name: 'System' }).isChecked()).toBe(true);
      await choice.getByRole('radio', { name: 'Dark' }).check();
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      await page.goto('/terms');
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
      await choice.getByRole('radio', { name: 'Dark', checked: true }).waitFor();
    },
  );

  it('without scripts the footer offers no theme', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    for (const path of ['/terms', '/signup']) {
      await page.goto(path);
      expect(await page.getByRole('group', { name: 'Theme' }).isVisible()).toBe(false);
    }
  });

  it('the menu of a narrow screen opens before hydration and closes when the visitor follows a link', async () => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await menu.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash).toBe('#pricing');
  });

  it('the chat example plays, pauses, and stands still with reduced motion', async () => {
    const moving = await openPage({ reducedMotion: 'no-preference' });
    await moving.goto('/');
    // The count goes on by one each two seconds.
    await moving.getByText(/^1,(28[5-9]|29\d) messages today$/).waitFor();
    await moving.getByRole('button', { name: 'Pause' }).click();
    await moving.getByRole('button', { name: 'Play' }).waitFor();
    const still = await openPage({ reducedMotion: 'reduce' });
    await still.goto('/');
    await waitUntilHydrated(still);
    await still.getByRole('button', { name: 'Play' }).waitFor();
    await still.getByText('1,284 messages today').waitFor();
  });
});

describe('what search engines and shared links see', () => {
  const fetchText = async (path: string) => (await fetch(server.url + path)).text();
  const matchFirst = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

  it('every page has a title, a description and a canonical URL of its own', async () => {
    const pages = await Promise.all(ALL_PAGES.map(fetchText));
    for (const pattern of [
      /<title>([^<]+)</,
      /name="description" content="([^"]+)"/,
      /rel="canonical" href="([^"]+)"/,
    ]) {
      const found = pages.map((html) => matchFirst(html, pattern));
      expect(found).not.toContain('');
      expect(new Set(found).size).toBe(ALL_PAGES.length);
    }
    expect(pages.join('')).not.toMatch(/%(PUBLIC_URL|STATUS_PAGE_URL|COMMUNITY_URL)%/);
  });

  it('the social cards exist in their declared size', async () => {
    for (const path of ALL_PAGES) {
      const html = await fetchText(path);
      const image = new URL(matchFirst(html, /property="og:image" content="([^"]+)"/)).pathname;
      const bytes = Buffer.from(await (await fetch(server.url + image)).arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  it('browsers, feed readers and home screens find an icon where they look for it', async () => {
    for (const [path, type] of [
      ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
      ['/apple-touch-icon.png', /^image\/png$/],
    ] as const) {
      const answer = await fetch(server.url + path);
      expect(answer.headers.get('content-type'), path).toMatch(type);
      expect(answer.headers.get('cache-control'), path).toBe('no-cache');
    }
    const page = await openPage();
    await page.goto('/');
    const session = await page.context().newCDPSession(page);
    const { url, data, errors } = await session.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${server.url}/site.webmanifest`, []]);
    const { start_url: start, icons } = JSON.parse(data ?? '') as {
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(start).toBe('/dashboard');
    const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
    for (const { src, sizes } of [...icons, { src: touchIcon ?? '', sizes: '180x180' }]) {
      const bytes = Buffer.from(await (await fetch(server.url + src)).arrayBuffer());
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
  });

  it('structured data describes product, offers and questions with the real prices', async () => {
    const html = await fetchText('/');
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    );
    expect(blocks.map((block) => block['@type'])).toEqual(['SoftwareApplication', 'Organization', 'FAQPage']);
    expect((blocks[0]?.['offers'] as { price: string }[] | undefined)?.map(({ price }) => price)).toEqual([
      '19.00',
      '99.00',
      '200.00',
    ]);
    const questions = blocks[2]?.['mainEntity'] as { name: string }[];
    for (const { name } of questions) expect(html).toContain(name);
  });

  it('the sitemap lists existing public pages, and robots.txt excludes the app', async () => {
    const sitemap = await fetchText('/sitemap.xml');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
    expect(listed).toEqual(['/', '/enterprise', '/login', '/signup', '/terms', '/privacy', '/docs/api']);
    const robots = await fetchText('/robots.txt');
    for (const path of ['/dashboard', '/review', '/api-keys', '/v1/']) {
      expect(robots).toContain(`Disallow: ${path}\n`);
    }
    expect(robots).toMatch(/Sitemap: http/);
  });
});
