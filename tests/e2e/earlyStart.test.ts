import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useDemo } from './support/demo';
import { holdCalls } from './support/gate';
import { countNumberFormats } from './support/numberFormats';
import { SHELL_SCREENS, WIDTHS } from './support/shellScreens';
import { observeShifts, readShifts, sumShifts } from './support/shifts';

const server = useDemo();

/** Whether a screen shows a spinner in place of its text until its code arrives. */
const hasMuchText = (path: string): boolean => ['/documentation', '/support'].includes(path);

const SESSION_CALLS = ['/v1/auth/me', '/v1/subscriptions/current'];

/** The preview of settings needs the configuration, and the directory of players the plan. */
const NEEDS_AN_ANSWER = /^\/api\/dashboard\/(config\/preview$|players\?)/;

const BUILT_APP = fileURLToPath(new URL('../../dist/app', import.meta.url));

interface PausedPage {
  page: Page;
  /** Calls of the API so far, without the live stream, in order. */
  calls: string[];
  /** What the page wrote to the console, and its errors. */
  messages: string[];
  /** Lets the held scripts arrive. */
  release: () => void;
}

/** Opens a page whose scripts are held back. */
async function openWithoutCode(
  path: string,
  storage: Record<string, string>,
  { width = 1280, prepare }: { width?: number; prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<PausedPage> {
  const context = await server.browser.newContext({
    baseURL: server.url,
    viewport: { width, height: 900 },
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem('visited') === null) localStorage.setItem(key, value);
    }
    localStorage.setItem('visited', 'true');
  }, storage);
  const page = await context.newPage();
  await prepare?.(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|v1)\//.test(pathname) && pathname !== '/v1/live') calls.push(pathname + search);
  });
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  const { open: release } = await holdCalls(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return { page, calls, messages, release };
}

/** The calls that the page made before its code, which no call of the app has taken yet. */
const listEarlyCalls = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window.torchwardEarly?.answers.keys() ?? [])]);

/** Waits until the app's code serves the screen. */
const waitUntilLive = (page: Page) => page.locator('[data-prerendered]').waitFor({ state: 'detached' });

/** Whether the page still shows the heading that came with it, once the app's code serves it. */
async function keepsHeading({ page, release }: PausedPage): Promise<boolean> {
  const heading = page.locator('[data-prerendered] h1');
  await heading.waitFor();
  const element = await heading.elementHandle();
  release();
  await waitUntilLive(page);
  return element.evaluate((node) => node.isConnected);
}

describe.each(SHELL_SCREENS.filter((path) => !hasMuchText(path)))('%s with its code', (path) => {
  it('keeps the elements that it began with, without a message in the console', async () => {
    const visit = await openWithoutCode(path, { jwt_token: server.token, access: 'granted' });
    expect(await keepsHeading(visit)).toBe(true);
    const { page, messages } = visit;
    expect(await page.locator('[inert], main [readonly]').count()).toBe(0);
    expect(await page.getByText('Loading your account').count()).toBe(0);
    await page.getByRole('button', { name: 'Account menu' }).waitFor();
    expect(messages).toEqual([]);
    await page.context().close();
  });
});

it.each(['/logs?filter=ban', '/dashboard/'])(
  '%s, which is not the address that its page was made for, is drawn anew',
  async (path) => {
    const visit = await openWithoutCode(path, { jwt_token: server.token, access: 'granted' });
    expect(await keepsHeading(visit)).toBe(false);
    expect(visit.messages).toEqual([]);
    await visit.page.context().close();
  },
);

it('a page makes its first number format, which is slow, while it waits for its code', async () => {
  let count = () => Promise.resolve(0);
  const { page, release } = await openWithoutCode(
    '/dashboard',
    { jwt_token: server.token, access: 'granted' },
    { prepare: async (made) => (count = await countNumberFormats(made)) },
  );
  await expect.poll(count).toBe(1);
  release();
  await waitUntilLive(page);
  await page.context().close();
});

it('a form that the owner began is there again in a kept screen', async () => {
  const { page, messages, release } = await openWithoutCode('/api-keys', {
    jwt_token: server.token,
    access: 'granted',
  });
  release();
  await waitUntilLive(page);
  await page.getByRole('button', { name: 'Create New Key' }).click();
  const name = page.getByRole('dialog', { name: 'Create New Key' }).getByRole('textbox', { name: 'Name' });
  await name.fill('Lobby plugin');
  await page.reload();
  await name.waitFor();
  expect(await name.inputValue()).toBe('Lobby plugin');
  expect(messages).toEqual([]);
  await page.context().close();
});

describe.each(SHELL_SCREENS)('%s of an owner who had access', (path) => {
  it('shows itself and makes its first calls before any code arrives, and none twice', async () => {
    const { page, calls, release } = await openWithoutCode(path, {
      jwt_token: server.token,
      access: 'granted',
    });
    await page.getByRole('status').getByText('Loading your account').waitFor();
    const waiting = page.locator('[data-prerendered] main');
    expect(await waiting.evaluate((main) => main.closest('[inert]') !== null)).toBe(true);
    expect(await waiting.locator('input:not([readonly]), textarea:not([readonly])').count()).toBe(0);
    for (const file of ['react', 'app']) {
      expect(await page.locator(`link[rel="modulepreload"][href^="/assets/${file}-"]`).count()).toBe(1);
    }
    if (!hasMuchText(path)) await waiting.locator('h1').waitFor();
    const heading = hasMuchText(path) ? /./ : await waiting.locator('h1').innerText();
    const early = await listEarlyCalls(page);
    expect(early.slice(0, 2)).toEqual(SESSION_CALLS);
    // The browser reports a call to the test some time after the page has made it.
    await expect.poll(() => calls).toEqual(early);

    // The app drops the answers that no call has taken after five seconds, so the test keeps them.
    const answers = await page.evaluateHandle(() => window.torchwardEarly?.answers);
    release();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await expect.poll(() => answers.evaluate((kept) => [...(kept?.keys() ?? ['dropped'])])).toEqual([]);
    // The subscription screen reads its subscription anew.
    const listRepeated = () => early.filter((call) => calls.filter((other) => other === call).length > 1);
    await expect.poll(listRepeated).toEqual(path === '/subscription' ? ['/v1/subscriptions/current'] : []);
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
    const late = calls.filter((call) => !early.includes(call) && !NEEDS_AN_ANSWER.test(call));
    expect(late).toEqual([]);
    await page.context().close();
  });
});

describe.each(['/logs', '/review'])('%s before its code', (path) => {
  it.each([
    { width: 360, shown: 'cards' },
    { width: 1280, shown: 'table' },
  ])('shows the skeleton of its $shown at $width px', async ({ width, shown }) => {
    const { page } = await openWithoutCode(path, { jwt_token: server.token, access: 'granted' }, { width });
    const main = page.locator('[data-prerendered] main');
    await main.locator('[aria-busy="true"]:visible').first().waitFor();
    expect(await main.locator('table').isVisible()).toBe(shown === 'table');
    expect(await main.locator('ul[aria-busy="true"]').isVisible()).toBe(shown === 'cards');
    await page.context().close();
  });
});

it.each(SHELL_SCREENS)('%s names the scripts that take longest first', (path) => {
  const html = readFileSync(`${BUILT_APP}${path}/index.html`, 'utf8');
  const scripts = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)];
  const sizes = scripts.map(([, file = '']) => statSync(BUILT_APP + file).size);
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

const readShift = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  return sumShifts(await readShifts(page));
};

const PHONE_FONTS = 'style[data-phone-fonts]';

/** Opens a screen whose fonts the browser has lost, and lets them arrive once the heading is visible. */
async function openBeforeFonts(path: string, width: number) {
  let releaseFonts: () => void = () => undefined;
  const html = readFileSync(`${BUILT_APP}${path}/index.html`, 'utf8');
  const [, fontNames = ''] = /data-phone-fonts="([^"]+)"/.exec(html) ?? [];
  const visit = await openWithoutCode(
    path,
    { jwt_token: server.token, access: 'granted', fonts: fontNames },
    {
      width,
      prepare: async (page) => {
        await page.addInitScript(observeShifts);
        ({ open: releaseFonts } = await holdCalls(page, '**/*.woff2'));
      },
    },
  );
  await visit.page.locator('[data-prerendered] h1').waitFor();
  if (path === '/dashboard') await visit.page.locator('main [aria-busy="true"]').first().waitFor();
  // The heading is there before it is painted, and only what was painted can shift.
  const readPaint = () => visit.page.evaluate(() => performance.getEntriesByName('first-contentful-paint'));
  await expect.poll(readPaint).toHaveLength(1);
  await visit.page.locator(`${PHONE_FONTS}[media="not all"]`).waitFor({ state: 'detached' });
  const fonts = visit.page.waitForResponse(/\.woff2/);
  releaseFonts();
  await fonts;
  return visit.page;
}

it.each(SHELL_SCREENS.filter((path) => !hasMuchText(path)))(
  '%s shows its heading and skeletons before its fonts, which move nothing at 360, 412, 768 and 1280 px',
  async (path) => {
    const pages = await Promise.all(WIDTHS.map((width) => openBeforeFonts(path, width)));
    for (const page of pages) {
      expect(await readShift(page)).toBeLessThanOrEqual(0.01);
      await page.context().close();
    }
  },
);

/** Lists the fetched faces that the page shows text in; the fallback fonts are the visitor's own. */
const listUsedFaces = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, family }) => status !== 'unloaded' && !family.includes('Fallback'))
      .map(({ family }) => family),
  );

it('a phone fetches its fonts once the page has loaded, and shows them from the next page on', async () => {
  const fontRequests: string[] = [];
  const { page, release, messages } = await openWithoutCode(
    '/dashboard',
    { jwt_token: server.token, access: 'granted' },
    {
      width: 412,
      prepare: async (made) => {
        await made.route('**/*.woff2', (route) => {
          fontRequests.push(new URL(route.request().url()).pathname);
          return route.continue();
        });
      },
    },
  );
  await page.locator('[data-prerendered] h1').waitFor();
  const loaded = page.waitForEvent('load');
  // By now a browser would have asked for fonts that the page preloads or shows text in.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  expect(fontRequests).toEqual([]);
  release();
  await waitUntilLive(page);
  await loaded;
  const files = await page.locator(PHONE_FONTS).getAttribute('data-phone-fonts');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe(files);
  expect(fontRequests.toSorted()).toEqual(files?.split(' ').toSorted());
  expect(await listUsedFaces(page)).toEqual([]);
  await page.goto('/players');
  await page.getByRole('heading', { level: 1, name: 'Players' }).waitFor();
  expect(await listUsedFaces(page)).toContain('Geist Variable');
  expect(messages).toEqual([]);
  await page.context().close();
});

it('a phone whose font files are missing begins the next page without them', async () => {
  let answered = 0;
  const { page, release } = await openWithoutCode(
    '/dashboard',
    { jwt_token: server.token, access: 'granted' },
    {
      width: 412,
      prepare: (made) =>
        made.route('**/*.woff2', async (route) => {
          await route.fulfill({ status: 404 });
          answered += 1;
        }),
    },
  );
  release();
  await waitUntilLive(page);
  await expect.poll(() => answered).toBe(3);
  // The page reads answers in the order in which they come.
  await page.evaluate(async () => (await fetch('/favicon.svg')).arrayBuffer());
  expect(await page.evaluate(() => localStorage.getItem('fonts'))).toBeNull();
  await page.context().close();
});

it('a phone without a credential shows the sign-in page in its fonts', async () => {
  const { page, release } = await openWithoutCode('/dashboard', {}, { width: 412 });
  release();
  await page.waitForURL('**/login?next=%2Fdashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => listUsedFaces(page)).not.toEqual([]);
  await page.context().close();
});

it('the check for shifts by a font sees one', async () => {
  const page = await openBeforeFonts('/logs', 412);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('main')?.style.setProperty('padding-block-start', '200px');
  });
  expect(await readShift(page)).toBeGreaterThan(0.01);
  await page.context().close();
});

it('a journey opens a page no earlier than the code serves its prerendered screen', async () => {
  const context = await server.browser.newContext({ baseURL: server.url });
  await context.addInitScript((token) => {
    localStorage.setItem('jwt_token', token);
    localStorage.setItem('access', 'granted');
  }, server.token);
  const page = await context.newPage();
  const account = await holdCalls(page, '**/v1/auth/me');
  const loaded = page.waitForEvent('load');
  let hasBegun = false;
  const opening = page.goto('/logs').then(() => (hasBegun = true));
  await loaded;
  await page.locator('[data-prerendered] h1').waitFor();
  expect(hasBegun).toBe(false);
  account.open();
  await opening;
  expect(await page.locator('[data-prerendered]').count()).toBe(0);
  await context.close();
});

it('an address with a query asks early for the session alone, because only the screen knows its data', async () => {
  const { page, calls, release } = await openWithoutCode('/logs?filter=ban', {
    jwt_token: server.token,
    access: 'granted',
  });
  await page.getByRole('status').getByText('Loading your account').waitFor();
  expect(await listEarlyCalls(page)).toEqual(SESSION_CALLS);
  await expect.poll(() => calls).toEqual(SESSION_CALLS);
  release();
  await expect.poll(() => calls.filter((call) => call.includes('filter=ban')).length).toBe(1);
  await page.context().close();
});

it('without access at the last visit a page shows nothing and asks for the account alone', async () => {
  const { page, calls, release } = await openWithoutCode('/dashboard', { jwt_token: server.token });
  await expect.poll(() => calls).toEqual(['/v1/auth/me']);
  expect(await page.locator('[data-prerendered]').isVisible()).toBe(false);
  release();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('access'))).toBe('granted');
  await page.context().close();
});

it.each(['/subscribe', '/subscription/success', '/review/none'])(
  '%s, which comes without its screen, shows a spinner while the account of an owner with access loads',
  async (path) => {
    const { page, release } = await openWithoutCode(
      path,
      { jwt_token: server.token, access: 'granted' },
      { prepare: (opened) => holdCalls(opened, '**/v1/auth/me') },
    );
    release();
    await page.getByRole('status').getByText('Loading your account').waitFor();
    await page.context().close();
  },
);

it('a visitor without a credential sees nothing, makes no call, and comes to the sign-in page', async () => {
  const { page, calls, release } = await openWithoutCode('/dashboard', {});
  await page.locator('[data-prerendered]').waitFor({ state: 'attached' });
  expect(await page.locator('[data-prerendered]').isVisible()).toBe(false);
  release();
  await page.waitForURL('**/login?next=%2Fdashboard');
  expect(calls).toEqual([]);
  await page.context().close();
});

it('a credential that has ended leads to the sign-in page, and its early data to nothing', async () => {
  const { page, calls, release } = await openWithoutCode('/dashboard', {
    jwt_token: 'ended',
    access: 'granted',
  });
  release();
  await page.waitForURL('**/login?next=%2Fdashboard');
  expect(calls.filter((call) => call === '/v1/auth/me')).toHaveLength(1);
  expect(
    await page.evaluate(() => [localStorage.getItem('jwt_token'), localStorage.getItem('access')]),
  ).toEqual([null, null]);
  await page.context().close();
});
