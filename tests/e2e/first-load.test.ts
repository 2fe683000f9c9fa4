import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser';
import { login } from './support/api';
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

describe('a first visit to /dashboard', () => {
  const scripts: Script[] = [];
  const requests: string[] = [];

  beforeAll(async () => {
    if (!server || !browser) throw new Error('The server or the browser did not start.');
    const token = await login(server);
    const context = await browser.newContext();
    await context.addInitScript((stored) => localStorage.setItem('jwt_token', stored), token);
    const page = await context.newPage();
    const loading: Promise<void>[] = [];
    page.on('response', (response) => {
      const name = new URL(response.url()).pathname;
      requests.push(name);
      if (response.request().resourceType() !== 'script') return;
      loading.push(
        response
          .body()
          .then((body) => void scripts.push({ name, gzip: gzipSync(body).length, text: body.toString() })),
      );
    });
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('figure').first().waitFor();
    await page.getByRole('slider', { name: /Messages and violations/ }).waitFor();
    await page.getByRole('list', { name: 'Messages per action' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await Promise.all(loading);
    await context.close();
  });

  it('loads at most 136 kB of JavaScript, charts and live updates included', () => {
    const total = scripts.reduce((sum, { gzip }) => sum + gzip, 0);
    expect(total, scripts.map(({ name, gzip }) => `${gzip} ${name}`).join('\n')).toBeLessThanOrEqual(136_000);
    expect(scripts.filter(drawsCharts)).not.toEqual([]);
  });

  it('makes at most 21 requests, the live stream included', () => {
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(21);
    expect(requests).toContain('/api/dashboard/overview');
  });
});
