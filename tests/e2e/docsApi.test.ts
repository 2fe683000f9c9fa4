import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { reference, webhookEvents } from '~/contract/reference.gen';
import { createCallSample, SAMPLE_LANGUAGES } from '~/patterns/reference/callSamples';
import { useDemo } from './support/demo';

const root = fileURLToPath(new URL('../../', import.meta.url));
const ORIGIN = 'https://torchward.example';

const server = useDemo();
let page: Page;

beforeAll(async () => {
  page = await server.browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 900 } });
});

it('a visitor gets from the landing page to the reference without signing in', async () => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read the documentation' }).click();
  await page.getByRole('heading', { level: 1, name: 'API' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/docs/api');
});

it("/docs redirects to the owner's documentation, which asks a visitor to sign in", async () => {
  await page.goto('/docs');
  await page.waitForURL('**/login?next=%2Fdocumentation');
  await page.goto('/docs/elsewhere');
  await page.waitForURL(`${server.url}/`);
});

it('every call and every event has an entry, and the table of contents links to it', async () => {
  await page.goto('/docs/api');
  const calls = reference.flatMap(({ calls: own }) => own);
  expect(calls.length).toBeGreaterThan(50);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const { id, method, path, summary } of calls) {
    const entry = page.locator(`section[id="${id}"]`);
    expect(await entry.getByText(path, { exact: true }).count(), path).toBeGreaterThan(0);
    expect(await entry.getByText(method, { exact: true }).count(), id).toBe(1);
    const link = contents.getByRole('link', { name: summary, exact: true });
    expect(await link.first().getAttribute('href')).toBe(`#${id}`);
  }
  for (const { id } of webhookEvents) expect(await page.locator(`section[id="${id}"]`).count(), id).toBe(1);
});

it('the search finds what moderates, and the keyboard alone gets back to everything', async () => {
  await page.goto('/docs/api');
  const search = page.getByRole('searchbox', { name: 'Search the calls' });
  await search.fill('moderate');
  await page.getByText('entries contain these words').waitFor();
  expect(await page.locator('section#moderateMessage').count()).toBe(1);
  expect(await page.locator('section#moderateBatch').count()).toBe(1);
  expect(await page.locator('section#login').count()).toBe(0);
  await search.fill('no such words');
  await page.getByRole('button', { name: 'Show everything' }).press('Enter');
  await page.locator('section#login').waitFor();
});

it('the page weighs less than 60 kB compressed, and the contract is served as it is', async () => {
  const html = await (await fetch(`${server.url}/docs/api`)).text();
  expect(gzipSync(html).byteLength).toBeLessThan(60_000);
  const contract = await page.request.get('/openapi.yaml');
  const { etag = '', 'content-type': type } = contract.headers();
  expect(type).toMatch(/yaml/);
  expect(await contract.text()).toBe(await readFile(join(root, 'openapi/torchward.yaml'), 'utf8'));
  const again = await page.request.get('/openapi.yaml', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

it('the quick start names the kind of key that its sample takes', async () => {
  await page.goto('/docs/api');
  const steps = page.getByRole('list', { name: 'Quick start' });
  const [named] = await steps.getByRole('listitem').first().locator('code').allInnerTexts();
  const sample = await page
    .getByRole('region', { name: /^Send a line, / })
    .locator('code')
    .innerText();
  expect(sample).toContain(`${named}_YOUR_KEY`);
});

it('the samples follow the chosen language, also one chosen before the page has its script', async () => {
  const call = reference.flatMap(({ calls }) => calls).find(({ id }) => id === 'moderateMessage');
  if (call === undefined) throw new Error('The contract has no moderateMessage.');
  await page.goto('/docs/api', { waitUntil: 'commit' });
  for (const language of [...SAMPLE_LANGUAGES].toReversed()) {
    await page.getByLabel('Language of the samples').selectOption(language);
    const shown = page.getByRole('region', { name: `Send a line, ${language}`, exact: true });
    const { code } = createCallSample(call, ORIGIN, language);
    const text = await shown.locator('code').innerText();
    expect(text.trim().replaceAll(/http:\/\/localhost:\d+/g, ORIGIN)).toBe(code);
  }
});
