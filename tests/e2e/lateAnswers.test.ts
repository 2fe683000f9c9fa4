import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstSteps } from '../../src/fixtures';
import { read } from './support/api';
import { useDemo } from './support/demo';
import type { LocalServer } from '../support/localServer';
import { startInterceptingServer } from './support/interceptingServer';
import { sendHeldMessages, signIn, createThreats } from './support/owner';
import { SHELL_SCREENS, WIDTHS } from './support/shellScreens';
import { listMoved, observeShifts, readShifts, type Shift, sumShifts } from './support/shifts';

/** Milliseconds between a call and its answer. */
const LATE_MS = 700;

/** Milliseconds without a request after which a page counts as complete. */
const QUIET_MS = 500;

const server = useDemo();
let late: LocalServer | undefined;
/** One for each width: its first visit loads the app, and later visits use the browser's cache. */
const pages = new Map<number, Page>();

beforeAll(async () => {
  await sendHeldMessages(server, createThreats(3, 'late'));
  // On a busy machine the store counts as slow, in a longer sentence than the usual one.
  const health = { ...(await read(server, '/api/dashboard/health')), status: 'operational' };
  late = await startInterceptingServer(server, ({ url }, response, pass) => {
    const answerHealth = () =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(health));
    setTimeout(url === '/api/dashboard/health' ? answerHealth : pass, LATE_MS);
  });
  for (const width of WIDTHS) {
    const options = { baseURL: late.url, viewport: { width, height: 900 } };
    const { page } = await signIn(server.browser, server.token, options);
    await page.addInitScript(observeShifts);
    pages.set(width, page);
  }
});

afterAll(() => late?.stop());

/** Resolves after a pause in which only the live stream was open. */
function waitUntilQuiet(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const open = new Set<Request>();
    const end = (): void => {
      page.off('request', onStart).off('requestfinished', onEnd).off('requestfailed', onEnd);
      resolve();
    };
    let timer = setTimeout(end, 5 * QUIET_MS);
    const onStart = (request: Request): void => {
      if (request.url().includes('/v1/live')) return;
      open.add(request);
      clearTimeout(timer);
    };
    const onEnd = (request: Request): void => {
      if (!open.delete(request) || open.size > 0) return;
      clearTimeout(timer);
      timer = setTimeout(end, QUIET_MS);
    };
    page.on('request', onStart).on('requestfinished', onEnd).on('requestfailed', onEnd);
  });
}

/**
 * Opens a screen while every answer of the API is late, and returns the shifts until it is complete.
 *
 * @param disturb changes the complete page before the measurement ends
 */
async function measureShifts(
  path: string,
  width: number,
  disturb?: (page: Page) => Promise<unknown>,
): Promise<Shift[]> {
  const page = pages.get(width);
  if (!page) throw new Error('The browser did not start.');
  const isQuiet = waitUntilQuiet(page);
  await page.goto(path);
  await isQuiet;
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await disturb?.(page);
  return readShifts(page);
}

describe.each(SHELL_SCREENS)('%s, whose answers come 700 ms late', (path) => {
  it('keeps its layout at 360, 412, 768 and 1280 px', async () => {
    const found = await Promise.all(
      WIDTHS.map(async (width) => {
        const shifts = await measureShifts(path, width);
        return { width, shifts, total: sumShifts(shifts) };
      }),
    );
    const moved = found.filter(({ total }) => total > 0.01);
    expect(moved).toEqual([]);
  });
});

it.each(['/dashboard', '/analytics'])('%s keeps its charts in place on a phone', async (path) => {
  for (const width of [360, 412]) {
    const shifts = await measureShifts(path, width);
    expect(sumShifts(shifts), listMoved(shifts)).toBeLessThanOrEqual(0.002);
  }
});

it('/dashboard of a new account keeps its layout from the second visit on', async () => {
  for (const width of [360, 1280]) {
    const { page, context } = await signIn(server.browser, server.token, {
      baseURL: server.url,
      viewport: { width, height: 900 },
    });
    await page.addInitScript(observeShifts);
    await page.route(/dashboard\/overview/, async (route) => {
      const response = await route.fetch();
      const overview = (await response.json()) as object;
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.fulfill({ response, json: { ...overview, first_steps: firstSteps.connected } });
    });
    for (const visit of [1, 2]) {
      await page.goto('/dashboard');
      await page.getByText('across').waitFor();
      await page.getByRole('region', { name: 'First steps' }).waitFor();
      const shifts = await readShifts(page);
      if (visit === 2) expect(sumShifts(shifts), listMoved(shifts)).toBeLessThanOrEqual(0.002);
    }
    await context.close();
  }
});

it('the check sees a page whose content shifts down', async () => {
  const shifts = await measureShifts('/players', 1280, async (page) => {
    await page.evaluate(() => {
      const block = document.createElement('div');
      block.style.blockSize = '200px';
      document.querySelector('main')?.prepend(block);
    });
    await page.waitForFunction(() => (window as unknown as { shifts: Shift[] }).shifts.length > 0);
  });
  expect(sumShifts(shifts)).toBeGreaterThan(0.01);
});
