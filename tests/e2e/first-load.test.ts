import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser';
import { type RunningServer, startServer } from './support/server';

let server: RunningServer | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface Script {
  name: string;
  /** Bytes after gzip at its usual level, whatever the server's own compression. */
  gzip: number;
  text: string;
}

/** Every script that a first visit loads until the page has come to rest and its first field is in use. */
async function firstVisit(path: string): Promise<Script[]> {
  if (!server || !browser) throw new Error('The server or the browser did not start.');
  const page = await browser.newPage();
  const loading: Promise<Script>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const name = new URL(response.url()).pathname;
    loading.push(
      response.body().then((body) => ({ name, gzip: gzipSync(body).length, text: body.toString() })),
    );
  });
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill('owner@torchward.example');
  await page.waitForLoadState('networkidle');
  const scripts = await Promise.all(loading);
  await page.close();
  return scripts;
}

/** The charts' library marks its elements with its name. */
const drawsCharts = (script: Script): boolean => script.text.includes('visx-');

describe.each(['/login', '/signup'])('a first visit to %s', (path) => {
  let scripts: Script[] = [];
  beforeAll(async () => {
    scripts = await firstVisit(path);
  });

  it('loads at most 95 kB of JavaScript', () => {
    const total = scripts.reduce((sum, { gzip }) => sum + gzip, 0);
    const list = scripts.map(({ name, gzip }) => `${gzip} ${name}`).join('\n');
    expect(total).toBeGreaterThan(30_000);
    expect(total, list).toBeLessThanOrEqual(95_000);
  });

  it('loads no chart', () => {
    expect(scripts.filter(drawsCharts).map(({ name }) => name)).toEqual([]);
  });
});

describe('the check for charts', () => {
  it('finds them where they are', async () => {
    if (!server || !browser) throw new Error('The server or the browser did not start.');
    const context = await browser.newContext();
    const page = await context.newPage();
    const found: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      void response.text().then((text) => text.includes('visx-') && found.push(response.url()));
    });
    await page.goto(`${server.url}/login`);
    await page.getByLabel('Email').fill(server.demo.email);
    await page.getByLabel('Password', { exact: true }).fill(server.demo.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await context.close();
    expect(found).not.toEqual([]);
  });
});
