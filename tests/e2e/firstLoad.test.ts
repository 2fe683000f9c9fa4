import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { useDemo } from './support/demo';
import { countNumberFormats } from './support/numberFormats';
import { signIn } from './support/owner';

const server = useDemo();

interface Script {
  name: string;
  /** Bytes after gzip at its default level, whatever the server's compression. */
  gzip: number;
  text: string;
}

const isScript = (response: Response): boolean => response.request().resourceType() === 'script';

async function readScript(response: Response): Promise<Script> {
  const body = await response.body();
  return { name: new URL(response.url()).pathname, gzip: gzipSync(body).length, text: body.toString() };
}

/** Lists every script of a first visit until the network is idle and its first field is in use. */
async function loadFirstVisit(path: string): Promise<Script[]> {
  const page = await server.browser.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('owner@torchward.example');
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(responses.filter(isScript).map(readScript));
  await page.close();
  return scripts;
}

/** The chart library marks its elements with its name. */
const drawsCharts = (script: Script): boolean => script.text.includes('visx-');

describe.each(['/login', '/signup'])('a first visit to %s', (path) => {
  let scripts: Script[] = [];
  beforeAll(async () => {
    scripts = await loadFirstVisit(path);
  });

  it('loads at most 98.6 kB of JavaScript', () => {
    const total = scripts.reduce((sum, { gzip }) => sum + gzip, 0);
    const list = scripts.map(({ name, gzip }) => `${gzip} ${name}`).join('\n');
    expect(total).toBeGreaterThan(30_000);
    expect(total, list).toBeLessThanOrEqual(98_600);
  });

  it('works before it makes a number format, of which the first is slow', async () => {
    const page = await server.browser.newPage();
    const count = await countNumberFormats(page);
    await page.goto(server.url + path);
    await page.locator('#root[data-state="live"]').waitFor();
    expect(await count()).toBe(0);
    await page.close();
  });

  it('loads no chart', () => {
    expect(scripts.filter(drawsCharts).map(({ name }) => name)).toEqual([]);
  });
});

/** Signs in on a new page and lists every answered request. */
async function openSignedIn(path: string) {
  const { context, page } = await signIn(server.browser, server.token, { baseURL: server.url });
  const requests: string[] = [];
  const responses: Response[] = [];
  page.on('response', (response) => {
    requests.push(new URL(response.url()).pathname);
    responses.push(response);
  });
  const live = page.waitForResponse((response) => new URL(response.url()).pathname === '/v1/live');
  await page.goto(path);
  await live;
  await page.evaluate(() => document.fonts.ready);
  // The test reads bodies only here, because it can't read one that still arrives when the page closes.
  return { context, page, requests, scripts: () => Promise.all(responses.filter(isScript).map(readScript)) };
}

/** Waits until no request is added for a second, and counts them. */
async function waitUntilQuiet(requests: readonly string[]): Promise<number> {
  let before = -1;
  await expect
    .poll(
      () => {
        const added = requests.length - before;
        before = requests.length;
        return added;
      },
      { interval: 1_000 },
    )
    .toBe(0);
  return before;
}

const sumSizes = (scripts: readonly Script[]) => scripts.reduce((sum, { gzip }) => sum + gzip, 0);
const formatScripts = (scripts: readonly Script[]) =>
  scripts.map(({ name, gzip }) => `${gzip} ${name}`).join('\n');

describe('a first visit to /dashboard', () => {
  let scripts: Script[] = [];
  let requests: string[] = [];

  beforeAll(async () => {
    const visit = await openSignedIn('/dashboard');
    await visit.page.getByRole('slider', { name: /Messages and violations/ }).waitFor();
    await visit.page.getByRole('list', { name: 'Messages per action' }).waitFor();
    scripts = await visit.scripts();
    ({ requests } = visit);
    await visit.context.close();
  });

  it('loads at most 141.6 kB of JavaScript, charts and live updates included', () => {
    // The hashes in the files' names move the sum by 15 bytes to either side.
    expect(sumSizes(scripts), formatScripts(scripts)).toBeLessThanOrEqual(141_630);
    expect(scripts.filter(drawsCharts)).not.toEqual([]);
  });

  it('makes at most 17 requests, the live stream included', () => {
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(17);
    expect(requests).toContain('/api/dashboard/overview');
  });
});

/** A letter that Western languages lack asks for a face of its own, whenever a message has one. */
const isOtherScript = (path: string): boolean => path.endsWith('.woff2') && !path.includes('-latin-wght-');

describe('an owner who returns on a phone', () => {
  it.each([
    ['/dashboard', 12, 5, 'ul[aria-label="Messages per action"]'],
    ['/logs', 15, 14, 'main li:nth-of-type(20)'],
    ['/review', 16, 17, 'main li:nth-of-type(2)'],
  ])(
    'sees %s complete after at most %i requests, and at most %i follow',
    async (path, most, mostLater, ready) => {
      const { context, page } = await signIn(server.browser, server.token, {
        baseURL: server.url,
        viewport: { width: 412, height: 823 },
      });
      await context.addInitScript(() => localStorage.setItem('access', 'granted'));
      const first = new Set<string>();
      const later: string[] = [];
      let hasLoaded = false;
      page.on('load', () => (hasLoaded = true));
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (isOtherScript(pathname)) return;
        // Fonts and code for later come after the page's load event, and the live stream comes at any time.
        if (hasLoaded || /^\/(?:v1\/live|assets\/stream-)/.test(pathname)) later.push(pathname);
        else first.add(pathname + search);
      });
      const live = page.waitForRequest('**/v1/live');
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      await live;
      await waitUntilQuiet(later);
      expect(first.size, [...first].join('\n')).toBeLessThanOrEqual(most);
      expect(later.length, later.join('\n')).toBeLessThanOrEqual(mostLater);
      await context.close();
    },
  );
});

describe('from the loaded app', () => {
  const assets = fileURLToPath(new URL('../../dist/app/assets/', import.meta.url));
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const readText = (name: string) => readFileSync(join(assets, name), 'utf8');

  /** Collects a file and all its static imports. */
  function collectImports(name: string, known = new Set<string>()): Set<string> {
    if (known.has(name)) return known;
    known.add(name);
    for (const [, needed = ''] of readText(name).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) {
      collectImports(needed, known);
    }
    return known;
  }

  const findRouteFile = (screen: string) => names.find((name) => name.startsWith(`${screen}Route-`)) ?? '';
  const shell = readFileSync(join(assets, '../shell.html'), 'utf8');
  const there = new Set<string>();
  // The module that begins the app is in the page, and so is the dashboard's code in the files that it imports.
  for (const [, name = ''] of shell.matchAll(/(?:from|import)"\/assets\/([^"]+\.js)"/g))
    collectImports(name, there);

  it.each([
    ['Logs', 30],
    // With the part that opens a message's explanation.
    ['Review', 31.5],
    ['Analytics', 32.8],
    ['Players', 30],
    ['ApiKeys', 30],
    // The screens with a slider; the first also has a live preview and webhooks.
    ['Config', 42.6],
    ['ConfigServers', 37.1],
    ['Usage', 30],
    // Much text of its own, and the whole file of the screens, of which it uses little.
    ['Documentation', 39.5],
    ['Support', 32.5],
    ['Subscription', 30],
  ])('the screen %s needs at most %i kB more', (screen, most) => {
    const more = [...collectImports(findRouteFile(screen))].filter((name) => !there.has(name));
    const sizes = more.map((name) => ({ name, gzip: gzipSync(readText(name)).length, text: '' }));
    expect(sizes.map(({ name }) => name)).toContain(findRouteFile(screen));
    expect(sumSizes(sizes), formatScripts(sizes)).toBeLessThanOrEqual(most * 1_000);
  });
});

it('a dialog opens without a request, because its code was preloaded while the page was idle', async () => {
  const { context, page, requests } = await openSignedIn('/api-keys');
  await page.getByRole('button', { name: 'Create New Key' }).waitFor();
  for (const panel of ['DialogPanel', 'ConfirmPanel']) {
    await expect.poll(() => requests.some((name) => name.startsWith(`/assets/${panel}-`))).toBe(true);
  }
  // The panel's own parts follow it.
  const before = await waitUntilQuiet(requests);
  await page.getByRole('button', { name: 'Create New Key' }).click();
  await page.getByRole('dialog').waitFor();
  expect(requests.slice(before)).toEqual([]);
  await context.close();
});
